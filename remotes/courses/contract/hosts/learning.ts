import * as z from "zod/mini";

import { MAX_NOTE_LENGTH, MAX_POSITION } from "../learning/limits";
import { SyllabusChapter } from "./classes";
import { LessonBlock } from "./lessons";

const moment = z.iso.datetime({ offset: true });

/**
 * `lesson` of the learning host: one chapter of a class. A chapter that the asker has no right to is locked and has no
 * blocks: the server keeps them back, not the page.
 */
export const Lesson = z.object({
  classroomId: z.string(),
  className: z.string(),
  classSlug: z.string(),
  priceIdr: z.int(),
  moduleSlug: z.string(),
  chapter: SyllabusChapter,
  isLocked: z.boolean(),
  /** Whether the asker may read every chapter of the class. Missing: what this chapter shows of it is all that is known. */
  mayReadAll: z.optional(z.boolean()),
  blocks: z.array(LessonBlock),
});
export type Lesson = z.infer<typeof Lesson>;

/** One opened chapter of a learner. Times tell which of two devices spoke last, for each part by itself. */
export const ChapterProgress = z.object({
  chapterSlug: z.string().check(z.minLength(1), z.maxLength(200)),
  seenAt: moment,
  position: z.int().check(z.gte(0), z.lte(MAX_POSITION)),
  /** Once done, a chapter stays done. */
  doneAt: z.nullable(moment),
  note: z.string().check(z.maxLength(MAX_NOTE_LENGTH)),
  noteChangedAt: moment,
});
export type ChapterProgress = z.infer<typeof ChapterProgress>;

/** `progress` of the learning host, read and written alike: what is sent is put together with what is known. */
export const ClassProgress = z.object({
  classroomId: z.string().check(z.minLength(1), z.maxLength(200)),
  chapters: z.array(ChapterProgress).check(z.maxLength(1000)),
});
export type ClassProgress = z.infer<typeof ClassProgress>;

/** A task that a chapter of the class waits for, and whether the asker has passed it. */
export const ChapterTask = z.object({
  chapterSlug: z.string(),
  /** `<kind>:<slug>`. */
  task: z.string(),
  title: z.string(),
  isPassed: z.boolean(),
});
export type ChapterTask = z.infer<typeof ChapterTask>;

/** The answer of `progress`. A host without tasks need not name them. */
export const KnownProgress = z.extend(ClassProgress, { tasks: z.optional(z.array(ChapterTask)) });
export type KnownProgress = z.infer<typeof KnownProgress>;

/** A chapter as a learner's room shows it. */
const RoomChapter = z.object({
  slug: z.string(),
  title: z.string(),
  lengthMinutes: z.int(),
  isDone: z.boolean(),
  /** False where the chapter has no page yet. */
  isReadable: z.optional(z.boolean()),
});

/** A class that somebody has the right to, or has begun. */
export const RoomClass = z.object({
  classroomId: z.string(),
  name: z.string(),
  slug: z.string(),
  type: z.string(),
  mentor: z.string(),
  modules: z.array(z.object({ slug: z.string(), title: z.string(), chapters: z.array(RoomChapter) })),
  /** When it begins: a day, and the moment where one is set. Missing or null where it has no day. */
  startsOn: z.optional(z.nullable(z.iso.date())),
  startsAt: z.optional(z.nullable(moment)),
  /** When it was last open; null where it never was. */
  seenAt: z.nullable(moment),
  /** Slug of the chapter that was open last. */
  seenChapter: z.nullable(z.string()),
  /** Of the certificate, where there is one. */
  certificate: z.nullable(z.object({ code: z.string(), learnerName: z.string(), issuedAt: moment })),
});
export type RoomClass = z.infer<typeof RoomClass>;

/** `classes` of the learning host: all that the asker has begun or may read, the one that was open last first. */
export const RoomClasses = z.object({ classes: z.array(RoomClass) });

/** `enrolment` of the learning host: whether the asker is enrolled in a class. A class that costs something has others: whoever bought it. */
export const Enrolment = z.object({ isEnrolled: z.boolean() });

/** `certificate` of the learning host: what a completed class is certified with, and what its code proves to anybody. */
export const Certificate = z.object({
  /** Letters and digits in groups, as printed: `7KQ2-M4XD-9PWT`. */
  code: z.string(),
  learnerName: z.string(),
  className: z.string(),
  classSlug: z.string(),
  lengthMinutes: z.int(),
  chapters: z.int(),
  issuedAt: moment,
});
export type Certificate = z.infer<typeof Certificate>;

/** Body of the `certificate` call. */
export const CertificateRequest = z.object({
  classroomId: z.string().check(z.minLength(1), z.maxLength(200)),
  /** As it shall be printed. */
  learnerName: z.string().check(z.trim(), z.minLength(3), z.maxLength(100)),
});
export type CertificateRequest = z.infer<typeof CertificateRequest>;
