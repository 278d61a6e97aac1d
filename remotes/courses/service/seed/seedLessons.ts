import { inArray } from "drizzle-orm";

import type { Transaction } from "@serambi/kernel/service";
import { lessons } from "../tables";
import type { SeedLesson } from "./types";

/** What the chapters of some classes teach: of each of these classes everything, and nothing from before. */
export const seedLessons = async (tx: Transaction, tenantId: string, given: readonly SeedLesson[]): Promise<void> => {
  if (given.length === 0) return;
  const classroomIds = [...new Set(given.map(({ classroomId }) => classroomId))];
  await tx.delete(lessons).where(inArray(lessons.classroomId, classroomIds));
  await tx.insert(lessons).values(given.map((lesson) => ({ ...lesson, tenantId })));
};
