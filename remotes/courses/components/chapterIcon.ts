import type { IconName } from "@serambi/kernel/ui";

import type { ChapterKind } from "../contract/hosts/classes";

export const CHAPTER_ICONS: Readonly<Record<ChapterKind, IconName>> = {
  reading: "book",
  video: "play",
  exercise: "code",
  live: "live",
};
