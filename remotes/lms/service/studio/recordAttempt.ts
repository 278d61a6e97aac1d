import { randomUUID } from "node:crypto";

import type { Entitlements, Sql } from "@serambi/kernel/service";

import type { WantedAttempt } from "../../contract/studio/attemptBodies";
import type { AuthoredExercise } from "./content/readExercises";
import { attemptReference, taskRight } from "./taskRight";

/** Older ones go, unless a teacher has said something of them. */
const KEPT_ATTEMPTS = 50;

interface Recording {
  readonly sql: Sql;
  readonly entitlements: Entitlements;
  readonly tenantId: string;
  readonly userId: string;
  readonly exercise: AuthoredExercise;
  readonly wanted: WantedAttempt;
  readonly now: Date;
}

const keepNewest = (sql: Sql, userId: string, exercise: string): Promise<unknown> =>
  sql.query(
    `delete from lms_attempts where user_id = $1 and exercise = $2
     and id in (
       select id from lms_attempts where user_id = $1 and exercise = $2 order by made_at desc, id offset ${KEPT_ATTEMPTS}
     )
     and not exists (select 1 from lms_comments where attempt_id = lms_attempts.id)
     and not exists (select 1 from lms_verdicts where attempt_id = lms_attempts.id)`,
    [userId, exercise],
  );

/**
 * Keeps an attempt; the first one that passes every test passes the exercise. The tests ran in the learner's browser: what it says is
 * believed, and a teacher may judge otherwise.
 * @returns its id
 */
export const recordAttempt = async (recording: Recording): Promise<string> => {
  const { sql, entitlements, tenantId, userId, exercise, wanted, now } = recording;
  const id = randomUUID();
  const passed = exercise.tests.flatMap((test) => (wanted.passed.includes(test.id) ? [test.id] : []));
  const isPassed = passed.length === exercise.tests.length;
  await sql.query(
    `insert into lms_attempts (tenant_id, id, user_id, exercise, files, passed, total, is_passed, made_at)
     values ($1, $2::uuid, $3, $4, $5::jsonb, $6::jsonb, $7, $8, $9)`,
    [
      tenantId,
      id,
      userId,
      exercise.slug,
      JSON.stringify(wanted.files),
      JSON.stringify(passed),
      exercise.tests.length,
      isPassed,
      now,
    ],
  );
  await keepNewest(sql, userId, exercise.slug);
  const right = taskRight(exercise.slug);
  if (isPassed && !(await entitlements.has(userId, [right])))
    await entitlements.grant({
      ...right,
      personId: userId,
      source: "earned",
      reference: attemptReference(id),
      grantedBy: userId,
    });
  return id;
};
