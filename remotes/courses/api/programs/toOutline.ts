import type { Curriculum } from "../../contract/programs/Curriculum";
import type { ProgramSyllabus } from "../../contract/hosts/programs";
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
      chapters: module.chapters.map((chapter) => ({
        slug: chapter.slug,
        title: chapter.title,
        lengthMinutes: chapter.lengthMinutes,
      })),
    })),
  }));

/** The same in figures, as tables show it. */
export const toCurriculum = ({ classes }: ProgramSyllabus): Curriculum =>
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
      chapterCount: module.chapters.length,
      lengthMinutes: module.chapters.reduce((sum, chapter) => sum + chapter.lengthMinutes, 0),
    })),
  }));
