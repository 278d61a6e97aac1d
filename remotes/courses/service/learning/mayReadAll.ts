import { and, eq } from "drizzle-orm";

import type { Transaction } from "@serambi/kernel/service";
import { enrolments } from "../tables";
import type { Classroom } from "./findClassroom";

/** Whether somebody may read every chapter of a class: it costs nothing, or they have the right to it. */
export const mayReadAll = async (
  tx: Transaction,
  classroom: Pick<Classroom, "id" | "priceIdr">,
  userId: string | undefined,
): Promise<boolean> => {
  if (classroom.priceIdr === 0) return true;
  if (userId === undefined) return false;
  const own = and(eq(enrolments.userId, userId), eq(enrolments.classroomId, classroom.id));
  return (await tx.$count(enrolments, own)) > 0;
};
