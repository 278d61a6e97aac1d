import type { Level } from "../../contract/studio/Exercise";
import type { StudioMessages } from "../../messages/studio.id";

/** How hard an exercise is, in words. */
export const levelText = (t: StudioMessages, level: Level): string =>
  ({ easy: t.easy, medium: t.medium, hard: t.hard })[level];
