import type { ClassSummary } from "@serambi/kernel/contracts";
import { and, arrayOverlaps, eq, sql } from "drizzle-orm";

import type { Transaction } from "../../database/Database";
import { classes, programs } from "../../database/schema";
import { ownProgram, summaryColumns } from "./columns";
import { matchesSearch } from "./matchesSearch";
import type { ClassListQuery } from "./queries";

/** One page of classes: those open for registration first, then by start (undated last) and name. */
export const listClasses = (tx: Transaction, query: ClassListQuery): Promise<ClassSummary[]> =>
  tx
    .select(summaryColumns)
    .from(classes)
    .leftJoin(programs, ownProgram)
    .where(
      and(
        query.state === undefined ? undefined : eq(classes.state, query.state),
        query.level === undefined ? undefined : eq(classes.level, query.level),
        query.type === undefined ? undefined : eq(classes.type, query.type),
        query.programIds.length > 0 ? arrayOverlaps(classes.programIds, query.programIds) : undefined,
        matchesSearch(query.search),
      ),
    )
    .orderBy(
      sql`${classes.state} = 'registration-open' desc`,
      sql`${classes.startsOn} asc nulls last`,
      sql`lower(${classes.name})`,
      // Two classes of one name and day keep their order from page to page.
      classes.slug,
    )
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize);
