import { ChapterProgress } from "@serambi/kernel/contracts";
import * as z from "zod/mini";

/** Longer names and titles are kept cut. */
export const MAX_KEPT_TEXT = 300;

const shortText = z.string().check(z.maxLength(MAX_KEPT_TEXT));

/** Where a learner goes on: enough to write the link without asking anybody. */
const Bookmark = z.object({
  className: shortText,
  classSlug: shortText,
  isPremium: z.boolean(),
  moduleSlug: shortText,
  chapterSlug: shortText,
  chapterTitle: shortText,
  /** Of the whole class. */
  chapterCount: z.int().check(z.gte(0)),
});
export type Bookmark = z.infer<typeof Bookmark>;

/** What this browser knows of one class. */
const SavedClass = z.object({
  classroomId: z.string().check(z.minLength(1), z.maxLength(200)),
  chapters: z.array(ChapterProgress).check(z.maxLength(1000)),
  /** Slugs of chapters that the platform has not confirmed; for a visitor, all of them. */
  unsent: z.array(z.string()),
  bookmark: z.nullable(Bookmark),
});
export type SavedClass = z.infer<typeof SavedClass>;

export const MAX_SAVED_CLASSES = 50;

/** The local storage's part of progress, the class that was opened last first. */
export const SavedProgress = z.object({
  format: z.literal(1),
  classes: z.array(SavedClass).check(z.maxLength(MAX_SAVED_CLASSES)),
});
export type SavedProgress = z.infer<typeof SavedProgress>;
