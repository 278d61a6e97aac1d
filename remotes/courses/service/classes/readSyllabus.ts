import type { Syllabus } from "../../contract/hosts/classes";
import { asc, eq } from "drizzle-orm";

import type { Transaction } from "@serambi/kernel/service";
import { classes, lessons, syllabusModules } from "../tables";

/** The modules of a classroom in order; undefined when there is no such classroom, empty when it has none yet. */
export const readSyllabus = async (tx: Transaction, classroomId: string): Promise<Syllabus | undefined> => {
  const [classroom] = await tx
    .select({ id: classes.classroomId })
    .from(classes)
    .where(eq(classes.classroomId, classroomId));
  if (!classroom) return undefined;
  const modules = await tx
    .select({
      title: syllabusModules.title,
      slug: syllabusModules.slug,
      summary: syllabusModules.summary,
      chapters: syllabusModules.chapters,
    })
    .from(syllabusModules)
    .where(eq(syllabusModules.classroomId, classroomId))
    .orderBy(asc(syllabusModules.position));
  const written = await tx
    .select({ slug: lessons.chapterSlug })
    .from(lessons)
    .where(eq(lessons.classroomId, classroomId));
  const readable = new Set(written.map(({ slug }) => slug));
  return {
    classroomId,
    modules: modules.map((module) => ({
      ...module,
      chapters: module.chapters.map((chapter) => ({ ...chapter, isReadable: readable.has(chapter.slug) })),
    })),
  };
};
