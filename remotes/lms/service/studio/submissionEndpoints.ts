import { randomUUID } from "node:crypto";

import { endpoint, type Endpoint, type Fail, type ServiceCall, type ServiceUser } from "@serambi/kernel/service";
import * as z from "zod";

import { WantedComment, WantedVerdict } from "../../contract/studio/attemptBodies";
import { exercisesBySlug } from "./content/exercises";
import { attemptRows, findAttempt, withSaid, type AttemptRow } from "./readAttempts";
import { isSubmitted, readSubmissions, readTaskClasses, toSubmissionClass } from "./submissions";
import { attemptReference, taskRight } from "./taskRight";
import { texts } from "./texts";

const access = { roles: ["superadmin", "admin", "mentor", "teacher"] } as const;

type Call = ServiceCall<unknown, unknown, unknown, ServiceUser>;

/** An attempt that a teacher may see: its learner is in a class that has the exercise. */
const submittedAttempt = async (
  { sql, ask }: Pick<Call, "sql" | "ask">,
  id: string,
  fail: Fail,
): Promise<AttemptRow> => {
  const attempt = (await findAttempt(sql, id)) ?? fail(404, texts.attemptNotFound);
  if (!isSubmitted(await readTaskClasses(ask), attempt.userId, attempt.exercise))
    return fail(404, texts.attemptNotFound);
  return attempt;
};

const hasLine = ({ files }: AttemptRow, path: string, line: number): boolean => {
  const file = files.find((one) => one.path === path);
  return file !== undefined && line <= file.text.split("\n").length;
};

const attemptAnswer = async (sql: Call["sql"], id: string) => {
  const row = await findAttempt(sql, id);
  return (await withSaid(sql, row ? [row] : []))[0];
};

/** Accepting passes the exercise; rejecting ends its pass, whichever attempt it came from, until a later attempt earns it anew. */
const applyVerdict = async (
  { entitlements, user }: Pick<Call, "entitlements" | "user">,
  { id, userId, exercise }: AttemptRow,
  judged: { readonly id: string; readonly verdict: "accepted" | "rejected" },
): Promise<void> => {
  const right = taskRight(exercise);
  const held = (await entitlements.list(userId, right.kind)).filter(({ code }) => code === right.code);
  if (judged.verdict === "rejected") {
    for (const { reference } of held)
      await entitlements.revoke({ personId: userId, reference, why: `rejected by ${user.id}` });
    return;
  }
  if (held.length > 0) return;
  const reference = `${attemptReference(id)} verdict ${judged.id}`;
  await entitlements.grant({ ...right, personId: userId, source: "by-hand", reference, grantedBy: user.id });
};

/** What teachers see of their site's classes, and say of it. */
export const submissionEndpoints: readonly Endpoint[] = [
  endpoint({
    host: "lms",
    method: "GET",
    path: "/studio/submissions",
    access,
    handle: async ({ sql, ask, language }) => {
      const classes = await readTaskClasses(ask);
      return {
        classes: classes.map(toSubmissionClass),
        submissions: await readSubmissions(sql, classes, exercisesBySlug(), language),
      };
    },
  }),
  endpoint({
    host: "lms",
    method: "GET",
    path: "/studio/submission",
    access,
    query: z.object({ id: z.uuid() }),
    handle: async ({ sql, ask, query, language, fail }) => {
      const { userId, exercise: slug } = await submittedAttempt({ sql, ask }, query.id, fail);
      const exercise = exercisesBySlug().get(slug) ?? fail(404, texts.exerciseNotFound);
      const [person] = await sql.query<{ name: string }>("select name from persons where id::text = $1", [userId]);
      return {
        learner: person?.name ?? "",
        exercise: slug,
        title: exercise.title[language],
        language: exercise.language,
        tests: exercise.tests.map(({ id, name }) => ({ id, name: name[language] })),
        attempts: await withSaid(sql, await attemptRows(sql, { userId, exercise: slug })),
      };
    },
  }),
  endpoint({
    host: "lms",
    method: "POST",
    path: "/studio/comments",
    access,
    body: WantedComment,
    handle: async ({ sql, ask, body, tenant, user, now, fail }) => {
      const attempt = await submittedAttempt({ sql, ask }, body.attempt, fail);
      if (!hasLine(attempt, body.path, body.line)) return fail(422, texts.lineNotFound, { line: texts.lineNotFound });
      await sql.query(
        `insert into lms_comments (tenant_id, id, attempt_id, path, line, text, author_id, written_at)
         values ($1, $2::uuid, $3::uuid, $4, $5, $6, $7, $8)`,
        [tenant.id, randomUUID(), attempt.id, body.path, body.line, body.text, user.id, now],
      );
      return attemptAnswer(sql, attempt.id);
    },
  }),
  endpoint({
    host: "lms",
    method: "POST",
    path: "/studio/verdicts",
    access,
    body: WantedVerdict,
    handle: async ({ sql, ask, entitlements, body, tenant, user, now, fail }) => {
      const attempt = await submittedAttempt({ sql, ask }, body.attempt, fail);
      if (attempt.userId === user.id) return fail(403, texts.ownAttempt);
      const id = randomUUID();
      await sql.query(
        `insert into lms_verdicts (tenant_id, id, attempt_id, verdict, note, author_id, judged_at)
         values ($1, $2::uuid, $3::uuid, $4, $5, $6, $7)`,
        [tenant.id, id, attempt.id, body.verdict, body.note, user.id, now],
      );
      await applyVerdict({ entitlements, user }, attempt, { id, verdict: body.verdict });
      return attemptAnswer(sql, attempt.id);
    },
  }),
];
