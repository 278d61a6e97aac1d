import type { ChapterKind } from "@serambi/kernel/contracts";
import type { IconName } from "@serambi/kernel/ui";

export const CHAPTER_ICONS: Readonly<Record<ChapterKind, IconName>> = {
  reading: "book",
  video: "play",
  exercise: "code",
  live: "live",
};
