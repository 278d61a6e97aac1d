import * as z from "zod";

import { LessonBlock } from "../../contract/hosts/lessons";
import type { SeedLesson } from "./types";

/** Parts of a block that an author may write as lines. */
const LINES = ["html", "source", "starter"] as const;

const joined = (block: Readonly<Record<string, unknown>>): Record<string, unknown> => {
  const whole = { ...block };
  for (const name of LINES) if (Array.isArray(whole[name])) whole[name] = whole[name].join("\n");
  return whole;
};

const Written = z.record(z.string(), z.unknown()).transform(joined).pipe(LessonBlock);

const File = z.object({
  lessons: z.array(z.strictObject({ classroomId: z.string(), chapterSlug: z.string(), blocks: z.array(Written) })),
});

/**
 * What the chapters of a file teach.
 * @throws ZodError with the place in the file where it is not as the learning host answers
 */
export const readLessons = (content: unknown): readonly SeedLesson[] => File.parse(content).lessons;
