import * as z from "zod";

import { TaskBlock } from "../../contract/hosts/lessons";
import content from "./tasks.json";
import type { SeedClassFile } from "./types";

const File = z.object({
  chapters: z.array(
    z.strictObject({
      /** Key of the tenant. */
      site: z.string(),
      /** Slug of the class, and of its chapter. */
      class: z.string(),
      chapter: z.string(),
      tasks: z.array(z.looseObject({ id: z.string() })).min(1),
    }),
  ),
});

const WRITTEN = File.parse(content).chapters.map(({ tasks, ...chapter }) => ({
  ...chapter,
  blocks: tasks.map((task) => z.parse(TaskBlock, { kind: "task", ...task })),
}));

/**
 * The chapters of a site with the tasks of `tasks.json` below their texts.
 * @throws Error where the file names a class or a chapter that the site does not teach
 */
export const withTasks = (site: string, file: SeedClassFile): SeedClassFile => {
  const own = WRITTEN.filter((chapter) => chapter.site === site);
  if (own.length === 0) return file;
  const lessons = [...(file.lessons ?? [])];
  for (const { class: slug, chapter, blocks } of own) {
    const classroomId = file.classes.find((one) => one.slug === slug)?.classroomId;
    const place = lessons.findIndex((one) => one.classroomId === classroomId && one.chapterSlug === chapter);
    const lesson = lessons[place];
    if (!lesson) throw new Error(`tasks.json: ${site} does not teach the chapter ${chapter} of ${slug}`);
    lessons[place] = { ...lesson, blocks: [...lesson.blocks, ...blocks] };
  }
  return { ...file, lessons };
};
