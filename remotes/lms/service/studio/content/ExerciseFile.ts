import * as z from "zod";

import { LEVELS } from "../../../contract/studio/Exercise";
import type { Language, Limits } from "../../../contract/studio/Session";

/** A sentence in both languages. */
const Both = z.strictObject({ id: z.string().trim().min(1), en: z.string().trim().min(1) });

const Slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

const Test = z.strictObject({
  id: Slug,
  name: Both,
  isHidden: z.boolean(),
  stdin: z.string(),
  expected: z.string(),
  help: Both,
});

/** `exercise.yaml`: everything of an exercise that is neither a longer text nor a program. */
export const ExerciseFile = z.strictObject({
  title: Both,
  level: z.enum(LEVELS),
  minutes: z.int().min(5).max(120),
  limits: z
    .strictObject({
      timeoutMs: z.int().min(500).max(60_000),
      memoryMb: z.int().min(16).max(1024),
      maxOutputBytes: z.int().min(1_000).max(1_000_000),
      maxFileBytes: z.int().min(1_000).max(10_000_000),
    })
    .partial()
    .default({}),
  hints: z.array(Both).min(1).max(5),
  tests: z
    .array(Test)
    .min(3)
    .max(20)
    .refine((tests) => new Set(tests.map(({ id }) => id)).size === tests.length, "two tests have the same id")
    .refine((tests) => tests.some(({ isHidden }) => !isHidden), "every test is hidden")
    .refine((tests) => tests.some(({ isHidden }) => isHidden), "no test is hidden"),
});
export type ExerciseFile = z.infer<typeof ExerciseFile>;

const KB = 1024;

const LIMITS: Limits = { timeoutMs: 5_000, memoryMb: 256, maxOutputBytes: 64 * KB, maxFileBytes: 1024 * KB };

/** Their runtimes interpret, or compile with every run. */
const SLOW: ReadonlySet<Language> = new Set(["rust", "ruby", "php", "go", "cpp"]);
const SLOW_TIMEOUT_MS = 10_000;

/** The limits that an exercise has, with the usual ones where it names none. */
export const limitsOf = (language: Language, own: ExerciseFile["limits"]): Limits => ({
  timeoutMs: own.timeoutMs ?? (SLOW.has(language) ? SLOW_TIMEOUT_MS : LIMITS.timeoutMs),
  memoryMb: own.memoryMb ?? LIMITS.memoryMb,
  maxOutputBytes: own.maxOutputBytes ?? LIMITS.maxOutputBytes,
  maxFileBytes: own.maxFileBytes ?? LIMITS.maxFileBytes,
});
