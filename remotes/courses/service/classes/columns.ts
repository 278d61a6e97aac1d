import type { ClassSummary } from "../../contract/hosts/classes";
import { and, eq, sql } from "drizzle-orm";

import { classes, programs } from "../tables";

/** The programme that names a class: the first of its own. Joined from the left, since a class may have none. */
export const ownProgram = and(eq(programs.tenantId, classes.tenantId), eq(programs.id, sql`${classes.programIds}[1]`));

/** Columns of a ClassSummary, `programs` joined by `ownProgram`. */
export const summaryColumns = {
  name: classes.name,
  slug: classes.slug,
  code: classes.code,
  classroomId: classes.classroomId,
  description: classes.description,
  logo: classes.logo,
  state: classes.state,
  level: classes.level,
  programIds: classes.programIds,
  programName: sql<string>`coalesce(${programs.name}, '')`,
  type: classes.type,
  startsOn: classes.startsOn,
  endsOn: classes.endsOn,
  lengthMinutes: classes.lengthMinutes,
  priceIdr: classes.priceIdr,
} satisfies Record<keyof ClassSummary, unknown>;
