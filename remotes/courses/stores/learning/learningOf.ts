import type { CoursesStore } from "../CoursesStore";
import { LearningStore } from "./LearningStore";

/** Chapters of a visit, and how far its learner is. */
export const learningOf = (store: CoursesStore): LearningStore =>
  store.part("learning", ({ lessons, shelf, now }, saved) => new LearningStore({ reader: lessons, shelf, now }, saved));
