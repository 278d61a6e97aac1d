import { seedPersonId, type SeedCall } from "@serambi/kernel/service";
import { parse } from "yaml";
import * as z from "zod";

import { exercisesBySlug } from "../content/exercises";
import { attemptReference, taskRight } from "../taskRight";
import files from "./attempts.folder";

const DAY_MS = 86_400_000;

const Said = z.strictObject({ by: z.email(), daysAgo: z.int().min(0) });

const SeedAttempt = z.strictObject({
  email: z.email(),
  exercise: z.string(),
  daysAgo: z.int().min(0),
  passed: z.union([z.literal("all"), z.array(z.string())]),
  /** Of the file that runs. */
  text: z.string(),
  comments: z.array(Said.extend({ line: z.int().min(0), text: z.string().min(1).max(2000) })).default([]),
  verdicts: z.array(Said.extend({ verdict: z.enum(["accepted", "rejected"]), note: z.string() })).default([]),
});
type SeedAttempt = z.infer<typeof SeedAttempt>;

/** What learners of the seed have sent in, by the tenant's key: the name of the file. */
export const seedAttempts = (): Readonly<Record<string, readonly SeedAttempt[]>> =>
  Object.fromEntries(
    Object.entries(files).map(([file, text]) => [file.replace(/\.yaml$/, ""), z.array(SeedAttempt).parse(parse(text))]),
  );

/** Ids of the seed are made as those of its persons: the same on every installation. */
const seedId = seedPersonId;

const writeAttempt = async ({ sql, tenant }: SeedCall, attempt: SeedAttempt, now: number): Promise<void> => {
  const { email, daysAgo, text, comments, verdicts } = attempt;
  const exercise = exercisesBySlug().get(attempt.exercise);
  const [main] = exercise?.starter ?? [];
  if (!exercise || !main) throw new Error(`${email} of ${tenant.key} tried ${attempt.exercise}, which there is not`);
  const key = `${tenant.key} ${email} ${attempt.exercise} ${daysAgo}`;
  const id = seedId(key);
  const person = seedPersonId(email);
  const passed = attempt.passed === "all" ? exercise.tests.map((test) => test.id) : attempt.passed;
  const isPassed = passed.length === exercise.tests.length;
  const at = (days: number): Date => new Date(now - days * DAY_MS);
  await sql.query(
    `insert into lms_attempts (tenant_id, id, user_id, exercise, files, passed, total, is_passed, made_at)
     values ($1, $2::uuid, $3, $4, $5::jsonb, $6::jsonb, $7, $8, $9) on conflict do nothing`,
    [
      tenant.id,
      id,
      person,
      exercise.slug,
      JSON.stringify([{ path: main.path, text }]),
      JSON.stringify(passed),
      exercise.tests.length,
      isPassed,
      at(daysAgo),
    ],
  );
  for (const [place, { line, by, text: said, daysAgo: days }] of comments.entries())
    await sql.query(
      `insert into lms_comments (tenant_id, id, attempt_id, path, line, text, author_id, written_at)
       values ($1, $2::uuid, $3::uuid, $4, $5, $6, $7, $8) on conflict do nothing`,
      [tenant.id, seedId(`${key} comment ${place}`), id, main.path, line, said, seedPersonId(by), at(days)],
    );
  for (const [place, { verdict, by, note, daysAgo: days }] of verdicts.entries())
    await sql.query(
      `insert into lms_verdicts (tenant_id, id, attempt_id, verdict, note, author_id, judged_at)
       values ($1, $2::uuid, $3::uuid, $4, $5, $6, $7) on conflict do nothing`,
      [tenant.id, seedId(`${key} verdict ${place}`), id, verdict, note, seedPersonId(by), at(days)],
    );
  const last = verdicts.at(-1)?.verdict;
  if (last === "rejected" || (last === undefined && !isPassed)) return;
  const { kind, code } = taskRight(exercise.slug);
  await sql.query(
    `insert into entitlements (tenant_id, user_id, kind, code, source, reference, granted_by, granted_at)
     values ($1, $2, $3, $4, 'seed', $5, $2, $6) on conflict do nothing`,
    [tenant.id, person, kind, code, attemptReference(id), at(daysAgo)],
  );
};

/** Writes attempts with what was said of them, and passes exercises. What somebody has done since stays as it is. */
export const writeAttempts = async (call: SeedCall, attempts: readonly SeedAttempt[]): Promise<void> => {
  const now = Date.now();
  for (const attempt of attempts) await writeAttempt(call, attempt, now);
};
