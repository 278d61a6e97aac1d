import type { ProgramSyllabus } from "../../contract/hosts/programs";
import { and, arrayContains, asc, inArray, ne, sql } from "drizzle-orm";

import type { Transaction } from "@serambi/kernel/service";
import { classes, syllabusModules } from "../tables";
import { byLevel } from "../classes/levels";
import { WEBINAR } from "../classes/classSets";
import { findProgram } from "../programs/listPrograms";

/** More is no programme any more. */
const MAX_CLASSES = 100;

/** The classes of a programme from the first level to the last, each with its modules; undefined where there is no such programme. */
export const readProgramSyllabus = async (tx: Transaction, idOrSlug: string): Promise<ProgramSyllabus | undefined> => {
  const program = await findProgram(tx, idOrSlug);
  if (!program) return undefined;
  const rows = await tx
    .select({
      classroomId: classes.classroomId,
      name: classes.name,
      slug: classes.slug,
      code: classes.code,
      level: classes.level,
      lengthMinutes: classes.lengthMinutes,
    })
    .from(classes)
    .where(and(arrayContains(classes.programIds, [program.id]), ne(classes.type, WEBINAR)))
    .orderBy(sql`${classes.startsOn} asc nulls last`, asc(classes.slug))
    .limit(MAX_CLASSES);
  const ids = rows.map(({ classroomId }) => classroomId);
  const modules =
    ids.length === 0
      ? []
      : await tx
          .select({
            classroomId: syllabusModules.classroomId,
            title: syllabusModules.title,
            slug: syllabusModules.slug,
            summary: syllabusModules.summary,
            chapters: syllabusModules.chapters,
          })
          .from(syllabusModules)
          .where(inArray(syllabusModules.classroomId, ids))
          .orderBy(asc(syllabusModules.position));
  const modulesOf = (id: string) => modules.filter(({ classroomId }) => classroomId === id);
  return {
    programId: program.id,
    classes: rows
      .toSorted((a, b) => byLevel(a.level, b.level))
      .map((row) => ({
        ...row,
        modules: modulesOf(row.classroomId).map(({ classroomId: _own, chapters, ...module }) => ({
          ...module,
          chapters: [...chapters],
        })),
      })),
  };
};
