import type { Episode } from "../../contract/hosts/posts";
import { oneLine } from "./oneLine";

/** The parts of a recording, as JSON Chapters 1.2 (podcastindex.org). */
export const jsonChapters = (chapters: Episode["chapters"]): string =>
  JSON.stringify({
    version: "1.2.0",
    chapters: chapters.map(({ title, from }) => ({ startTime: Math.max(0, from), title: oneLine(title) })),
  });
