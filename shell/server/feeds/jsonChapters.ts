import type { RecordingText } from "@serambi/kernel/remote";

import { cleanText } from "./cleanText";

/** The parts of a recording, as JSON Chapters 1.2 (podcastindex.org). */
export const jsonChapters = ({ chapters }: Pick<RecordingText, "chapters">): string =>
  JSON.stringify({
    version: "1.2.0",
    chapters: chapters.map(({ title, from }) => ({ startTime: Math.max(0, from), title: cleanText(title) })),
  });
