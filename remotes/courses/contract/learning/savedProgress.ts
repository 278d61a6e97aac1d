import * as z from "zod/mini";

import { ChapterProgress } from "../hosts/learning";
import { MAX_KEPT_TEXT, MAX_SAVED_CLASSES } from "./limits";

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
export const SavedClass = z.object({
  classroomId: z.string().check(z.minLength(1), z.maxLength(200)),
  chapters: z.array(ChapterProgress).check(z.maxLength(1000)),
  /** Slugs of chapters that the platform has not confirmed; for a visitor, all of them. */
  unsent: z.array(z.string()),
  bookmark: z.nullable(Bookmark),
});
export type SavedClass = z.infer<typeof SavedClass>;

/** The local storage's part of progress, the class that was opened last first. Each is read by itself: one that is broken takes no other along. */
export const SavedProgress = z.object({
  format: z.literal(1),
  classes: z.array(z.unknown()).check(z.maxLength(MAX_SAVED_CLASSES)),
});
export type SavedProgress = z.infer<typeof SavedProgress>;
