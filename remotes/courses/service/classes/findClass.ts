import type { ClassOverview } from "../../contract/hosts/classes";
import { desc, or, sql } from "drizzle-orm";

import type { Transaction } from "@serambi/kernel/service";
import { classes, programs } from "../tables";
import { ownProgram, summaryColumns } from "./columns";

const overviewColumns = {
  ...summaryColumns,
  overview: classes.overview,
  outcomes: classes.outcomes,
  audience: classes.audience,
  language: classes.language,
  seatsLeft: classes.seatsLeft,
  mentors: classes.mentors,
  reviews: classes.reviews,
} satisfies Record<keyof ClassOverview, unknown>;

/** A class by its slug or its code; a value that is somebody's code is that code (decisions, section 4). */
export const findClass = async (tx: Transaction, slugOrCode: string): Promise<ClassOverview | undefined> => {
  const isCode = sql`upper(${classes.code}) = upper(${slugOrCode})`;
  const [found] = await tx
    .select(overviewColumns)
    .from(classes)
    .leftJoin(programs, ownProgram)
    .where(or(isCode, sql`lower(${classes.slug}) = lower(${slugOrCode})`))
    .orderBy(desc(isCode))
    .limit(1);
  return found && { ...found, mentors: [...found.mentors], reviews: [...found.reviews] };
};
