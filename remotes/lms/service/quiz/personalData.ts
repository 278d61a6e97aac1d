import type { PersonalData } from "@serambi/kernel/service";

/** Attempts of somebody with their answers, and versions that they made. What was counted of them names nobody and stays. */
export const quizPersonal: Pick<PersonalData, "copy" | "forget"> = {
  copy: async ({ sql, personId }) => ({
    quizAttempts: await sql.query(
      `select attempts.slug as quiz, attempts.number, attempts.started_at as "startedAt", attempts.finished_at as "finishedAt", attempts.percent,
         attempts.is_passed as "isPassed",
         (select coalesce(jsonb_agg(jsonb_build_object('question', answers.question_id, 'answer', answers.answer)), '[]'::jsonb)
          from quiz_answers answers where answers.attempt_id = attempts.id) as answers
       from quiz_attempts attempts where attempts.person_id = $1 order by attempts.started_at`,
      [personId],
    ),
    quizVersionsMade: await sql.query(
      `select slug as quiz, version, made_at as "madeAt" from quiz_versions where made_by = $1 order by made_at`,
      [personId],
    ),
  }),
  forget: async ({ sql, personId }) => {
    await sql.query("delete from quiz_attempts where person_id = $1", [personId]);
    // Learners' attempts need the version: it stays, without its author.
    await sql.query("update quiz_versions set made_by = null where made_by = $1", [personId]);
  },
};
