import type { Sql } from "@serambi/kernel/service";

import type { Attempt, Comment, Remark, Verdict } from "../../contract/studio/exerciseAnswers";

/** An attempt with whose it is. */
export interface AttemptRow extends Omit<Attempt, "verdict" | "verdicts" | "comments"> {
  readonly userId: string;
}

const iso = (moment: string | Date): string => new Date(moment).toISOString();

const NAME = `coalesce((select persons.name from persons where persons.id::text = author_id), '')`;

const ATTEMPT = `id::text as id, user_id as "userId", exercise, made_at as at, files, passed, total, is_passed as "isPassed"`;

/** Puts what was said of attempts beside them. */
export const withSaid = async (sql: Sql, rows: readonly AttemptRow[]): Promise<Attempt[]> => {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const comments = await sql.query<Comment & { attemptId: string }>(
    `select id::text as id, attempt_id::text as "attemptId", path, line, text, ${NAME} as author, written_at as at
     from lms_comments where attempt_id = any($1::uuid[]) order by path, line, written_at, id`,
    [ids],
  );
  const verdicts = await sql.query<Verdict & { attemptId: string }>(
    `select id::text as id, attempt_id::text as "attemptId", verdict, note, ${NAME} as author, judged_at as at
     from lms_verdicts where attempt_id = any($1::uuid[]) order by judged_at desc, id`,
    [ids],
  );
  return rows.map(({ userId: _owner, ...attempt }) => {
    const own = <T extends { readonly attemptId: string; readonly at: string }>(all: readonly T[]) =>
      all.flatMap(({ attemptId, ...rest }) => (attemptId === attempt.id ? [{ ...rest, at: iso(rest.at) }] : []));
    const judged = own(verdicts);
    return {
      ...attempt,
      at: iso(attempt.at),
      verdict: judged[0]?.verdict ?? "none",
      verdicts: judged,
      comments: own(comments),
    };
  });
};

/** Somebody's attempts at one exercise, the newest first. */
export const attemptRows = (
  sql: Sql,
  { userId, exercise }: { readonly userId: string; readonly exercise: string },
): Promise<AttemptRow[]> =>
  sql.query<AttemptRow>(
    `select ${ATTEMPT} from lms_attempts where user_id = $1 and exercise = $2 order by made_at desc, id`,
    [userId, exercise],
  );

export const findAttempt = async (sql: Sql, id: string): Promise<AttemptRow | undefined> => {
  const [row] = await sql.query<AttemptRow>(`select ${ATTEMPT} from lms_attempts where id = $1::uuid`, [id]);
  return row;
};

const SHOWN_REMARKS = 5;

/** What teachers said last of somebody's attempts, the newest first. */
export const readRemarks = async (sql: Sql, userId: string): Promise<Omit<Remark, "title">[]> => {
  const rows = await sql.query<Omit<Remark, "title">>(
    `select id::text as id, exercise, line, verdict, text, ${NAME} as author, at from (
       select c.id, a.exercise, c.line, null as verdict, c.text, c.author_id, c.written_at as at
       from lms_comments c join lms_attempts a on a.id = c.attempt_id where a.user_id = $1
       union all
       select v.id, a.exercise, null, v.verdict, v.note, v.author_id, v.judged_at
       from lms_verdicts v join lms_attempts a on a.id = v.attempt_id where a.user_id = $1
     ) said order by at desc, id limit ${SHOWN_REMARKS}`,
    [userId],
  );
  return rows.map((row) => ({ ...row, at: iso(row.at) }));
};
