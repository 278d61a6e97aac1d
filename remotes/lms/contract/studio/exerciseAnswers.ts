import * as z from "zod/mini";

import { LEVELS, PROGRESS } from "./Exercise";
import { LANGUAGES } from "./Session";

const SourceFile = z.object({ path: z.string(), text: z.string() });
const moment = z.iso.datetime({ offset: true });

/** `studio/exercises` of the LMS's own host: one of its list. */
export const ExerciseEntryAnswer = z.object({
  slug: z.string(),
  language: z.enum(LANGUAGES),
  level: z.enum(LEVELS),
  title: z.string(),
  minutes: z.int(),
  testCount: z.int(),
  progress: z.enum(PROGRESS),
});

/** `studio/exercise`: HTML in it is as its author wrote it, not sanitised. */
export const ExerciseAnswer = z.object({
  slug: z.string(),
  language: z.enum(LANGUAGES),
  level: z.enum(LEVELS),
  title: z.string(),
  minutes: z.int(),
  task: z.string(),
  hints: z.array(z.string()),
  starter: z.array(SourceFile),
  harness: z.array(SourceFile),
  seedSql: z.string(),
  limits: z.object({
    timeoutMs: z.int(),
    memoryMb: z.int(),
    maxOutputBytes: z.int(),
    maxFileBytes: z.int(),
  }),
  tests: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      isHidden: z.boolean(),
      stdin: z.string(),
      expected: z.string(),
      hint: z.string(),
    }),
  ),
});

/** What a teacher says of one line of an attempt; a line of 0 is the whole file. */
const Comment = z.object({
  id: z.string(),
  path: z.string(),
  line: z.int(),
  text: z.string(),
  author: z.string(),
  at: moment,
});
export type Comment = z.infer<typeof Comment>;

/** What a teacher has decided of an attempt, whatever its tests say. */
const Verdict = z.object({
  id: z.string(),
  verdict: z.enum(["accepted", "rejected"]),
  note: z.string(),
  author: z.string(),
  at: moment,
});
export type Verdict = z.infer<typeof Verdict>;

/** `studio/attempts`: what somebody sent in, with what was said of it. */
export const Attempt = z.object({
  id: z.string(),
  exercise: z.string(),
  at: moment,
  files: z.array(SourceFile),
  /** Ids of the tests that it passed. */
  passed: z.array(z.string()),
  total: z.int(),
  /** All tests, as the learner's browser ran them. */
  isPassed: z.boolean(),
  /** The last decision of a teacher. */
  verdict: z.enum(["none", "accepted", "rejected"]),
  verdicts: z.array(Verdict),
  comments: z.array(Comment),
});
export type Attempt = z.infer<typeof Attempt>;

/** `studio/attempts`: the learner's own of one exercise, the newest first, and whether it counts as passed. */
export const OwnAttempts = z.object({ isPassed: z.boolean(), attempts: z.array(Attempt) });
export type OwnAttempts = z.infer<typeof OwnAttempts>;

/** `studio/remarks`: what teachers said last of one's own attempts. */
export const Remark = z.object({
  id: z.string(),
  exercise: z.string(),
  title: z.string(),
  /** Null of a verdict. */
  line: z.nullable(z.int()),
  verdict: z.nullable(z.enum(["accepted", "rejected"])),
  text: z.string(),
  author: z.string(),
  at: moment,
});
export type Remark = z.infer<typeof Remark>;

/** Somebody's newest attempt at an exercise of a class, as a teacher's list has it. */
export const Submission = z.object({
  /** Of the newest attempt. */
  id: z.string(),
  classroomId: z.string(),
  className: z.string(),
  chapter: z.string(),
  exercise: z.string(),
  title: z.string(),
  language: z.enum(LANGUAGES),
  learner: z.string(),
  at: moment,
  attempts: z.int(),
  passed: z.int(),
  total: z.int(),
  isPassed: z.boolean(),
  verdict: z.enum(["none", "accepted", "rejected"]),
  comments: z.int(),
});
export type Submission = z.infer<typeof Submission>;

/** A class whose chapters have exercises. */
export const SubmissionClass = z.object({ classroomId: z.string(), name: z.string(), learners: z.int() });
export type SubmissionClass = z.infer<typeof SubmissionClass>;

export const Submissions = z.object({ classes: z.array(SubmissionClass), submissions: z.array(Submission) });
export type Submissions = z.infer<typeof Submissions>;

/** One submission with all that its learner has sent in for the exercise, the newest first. */
export const SubmissionDetail = z.object({
  learner: z.string(),
  exercise: z.string(),
  title: z.string(),
  language: z.enum(LANGUAGES),
  tests: z.array(z.object({ id: z.string(), name: z.string() })),
  attempts: z.array(Attempt),
});
export type SubmissionDetail = z.infer<typeof SubmissionDetail>;
