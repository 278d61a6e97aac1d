import type { PersonalData } from "@serambi/kernel/service";

/** What somebody sent in for exercises, and what they said of others' work as a teacher. */
export const studioPersonal: Pick<PersonalData, "copy" | "forget"> = {
  copy: async ({ sql, personId }) => ({
    attempts: await sql.query(
      `select exercise, files, passed, total, is_passed as "isPassed", made_at as "madeAt"
       from lms_attempts where user_id = $1 order by made_at`,
      [personId],
    ),
    commentsWritten: await sql.query(
      `select path, line, text, written_at as "writtenAt" from lms_comments where author_id = $1 order by written_at`,
      [personId],
    ),
    verdictsGiven: await sql.query(
      `select verdict, note, judged_at as "judgedAt" from lms_verdicts where author_id = $1 order by judged_at`,
      [personId],
    ),
  }),
  forget: async ({ sql, personId }) => {
    await sql.query("delete from lms_attempts where user_id = $1", [personId]);
    // What a teacher said belongs to the learner's work, too: it stays, without its author.
    await sql.query("update lms_comments set author_id = '' where author_id = $1", [personId]);
    await sql.query("update lms_verdicts set author_id = '' where author_id = $1", [personId]);
  },
};
