import type { SyllabusChapter } from "../../contract/hosts/classes";
import { asc, desc, eq, or, sql } from "drizzle-orm";

import type { Transaction } from "@serambi/kernel/service";
import { classes, syllabusModules } from "../tables";

export interface Chapter extends SyllabusChapter {
  readonly moduleSlug: string;
}

/** A class as its learners know it. */
export interface Classroom {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly priceIdr: number;
  readonly lengthMinutes: number;
  /** Its last day, as 2026-11-24; null where it has none. */
  readonly endsOn: string | null;
  /** Of all modules, in order. */
  readonly chapters: readonly Chapter[];
}

/** A class by its classroom id or its slug; a value that is somebody's id is that id. */
export const findClassroom = async (tx: Transaction, idOrSlug: string): Promise<Classroom | undefined> => {
  const isId = eq(classes.classroomId, idOrSlug);
  const [found] = await tx
    .select({
      id: classes.classroomId,
      name: classes.name,
      slug: classes.slug,
      priceIdr: classes.priceIdr,
      lengthMinutes: classes.lengthMinutes,
      endsOn: classes.endsOn,
    })
    .from(classes)
    .where(or(isId, sql`lower(${classes.slug}) = lower(${idOrSlug}::text)`))
    .orderBy(desc(isId))
    .limit(1);
  if (!found) return undefined;
  const modules = await tx
    .select({ slug: syllabusModules.slug, chapters: syllabusModules.chapters })
    .from(syllabusModules)
    .where(eq(syllabusModules.classroomId, found.id))
    .orderBy(asc(syllabusModules.position));
  const chapters = modules.flatMap(({ slug, chapters: own }) =>
    own.map((chapter) => ({ ...chapter, moduleSlug: slug })),
  );
  return { ...found, chapters };
};
