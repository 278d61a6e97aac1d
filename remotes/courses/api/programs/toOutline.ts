import type { ProgramSyllabus } from "@serambi/kernel/contracts";

import type { ProgramOutline } from "../../contract/programs/ProgramOutline";

/** Leaves out what no outline shows: it travels in the HTML. */
export const toOutline = ({ classes }: ProgramSyllabus): ProgramOutline =>
  classes.map(({ name, slug, code, level, lengthMinutes, modules }) => ({
    name,
    slug,
    code,
    level,
    lengthMinutes,
    modules: modules.map((module) => ({
      slug: module.slug,
      title: module.title,
      summary: module.summary,
      chapters: module.chapters.map((chapter) => ({
        slug: chapter.slug,
        title: chapter.title,
        lengthMinutes: chapter.lengthMinutes,
      })),
    })),
  }));
