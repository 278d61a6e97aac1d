import * as z from "zod/mini";

/** What one attempt may hold: some files of ordinary length. */
const MAX_FILES = 20;
const MAX_ATTEMPT_CHARACTERS = 60_000;
const MAX_TESTS = 100;

const noNul = z.refine<string>((text) => !text.includes("\0"));
const slug = () => z.string().check(z.maxLength(100), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));
const path = () => z.string().check(z.minLength(1), z.maxLength(200), noNul);

/** Body of `POST studio/attempts`. */
export const WantedAttempt = z.object({
  exercise: slug(),
  files: z.array(z.object({ path: path(), text: z.string().check(noNul) })).check(
    z.minLength(1),
    z.maxLength(MAX_FILES),
    z.refine((files) => files.reduce((sum, { text }) => sum + text.length, 0) <= MAX_ATTEMPT_CHARACTERS),
  ),
  /** Ids of the tests that passed. */
  passed: z.array(slug()).check(z.maxLength(MAX_TESTS)),
});
export type WantedAttempt = z.infer<typeof WantedAttempt>;

/** Body of `POST studio/comments`. */
export const WantedComment = z.object({
  attempt: z.uuid(),
  path: path(),
  /** From 1; 0 for the whole file. */
  line: z.int().check(z.gte(0), z.lte(100_000)),
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(2000), noNul),
});
export type WantedComment = z.infer<typeof WantedComment>;

/** Body of `POST studio/verdicts`. */
export const WantedVerdict = z.object({
  attempt: z.uuid(),
  verdict: z.enum(["accepted", "rejected"]),
  note: z.string().check(z.trim(), z.maxLength(2000), noNul),
});
export type WantedVerdict = z.infer<typeof WantedVerdict>;
