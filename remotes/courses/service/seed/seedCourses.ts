import { asNew, type SeedCall } from "@serambi/kernel/service";
import { inArray } from "drizzle-orm";

import { classes, programs, syllabusModules } from "../tables";
import { seedLearners } from "./seedLearners";
import { seedLessons } from "./seedLessons";
import { seedSchools } from "./seedSchools";
import type { SeedClass, SeedClassFile } from "./types";

const lengthOf = ({ syllabus }: Pick<SeedClass, "syllabus">): number =>
  syllabus.flatMap(({ chapters }) => chapters).reduce((minutes, chapter) => minutes + chapter.lengthMinutes, 0);

/** What one tenant teaches. A class's syllabus and lessons are replaced as a whole. */
export const seedCourses = async (
  call: SeedCall,
  { programs: seedPrograms, classes: seedClasses, lessons = [], learners = [] }: SeedClassFile,
): Promise<void> => {
  const { db: tx } = call;
  const tenantId = call.tenant.id;
  if (seedPrograms.length > 0)
    await tx
      .insert(programs)
      .values(seedPrograms.map((program, position) => ({ tenantId, position, ...program })))
      .onConflictDoUpdate({ target: [programs.tenantId, programs.id], set: asNew(programs) });
  await seedSchools(tx, tenantId, seedPrograms);

  if (seedClasses.length === 0) return;
  await tx
    .insert(classes)
    .values(
      seedClasses.map(({ startsAt, ...seedClass }) => ({
        ...seedClass,
        tenantId,
        lengthMinutes: lengthOf(seedClass),
        startsAt: startsAt === undefined ? null : new Date(startsAt),
      })),
    )
    .onConflictDoUpdate({ target: [classes.tenantId, classes.classroomId], set: asNew(classes) });

  const modules = seedClasses.flatMap(({ classroomId, syllabus }) =>
    syllabus.map((module, position) => ({ tenantId, classroomId, position, ...module })),
  );
  await tx.delete(syllabusModules).where(
    inArray(
      syllabusModules.classroomId,
      seedClasses.map(({ classroomId }) => classroomId),
    ),
  );
  if (modules.length > 0) await tx.insert(syllabusModules).values(modules);
  await seedLessons(tx, tenantId, lessons);
  await seedLearners(call, learners, seedClasses);
};
