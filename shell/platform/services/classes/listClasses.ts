import type { ClassSort, ClassSummary } from "@serambi/kernel/contracts";
import { and, asc, desc, eq, sql, type SQL, type SQLWrapper } from "drizzle-orm";

import type { Transaction } from "../../database/Database";
import { classes, classListing, programs } from "../../database/schema";
import { ownProgram, summaryColumns } from "./columns";
import type { Selection } from "./Selection";

type Ordered = Readonly<Record<"isOpen" | "startsOn" | "priceIdr" | "nameKey" | "slug", SQLWrapper>>;

const undatedLast = (column: Ordered["startsOn"]): SQL => sql`${column} asc nulls last`;

/** Two classes of one name and day keep their order from page to page: the slug is the last word. */
const orderOf = (row: Ordered, sort: ClassSort | undefined): SQL[] => {
  const byName = [asc(row.nameKey), asc(row.slug)];
  if (sort === "name") return byName;
  if (sort === "price") return [asc(row.priceIdr), ...byName];
  if (sort === "start") return [undatedLast(row.startsOn), ...byName];
  return [desc(row.isOpen), undatedLast(row.startsOn), ...byName];
};

/** One page of classes: those open for registration first, then by start (undated last) and name, unless another order is asked for. */
export const listClasses = async (tx: Transaction, selection: Selection): Promise<ClassSummary[]> => {
  const { page, pageSize, sort } = selection.query;
  const listed = tx
    .select()
    .from(classListing)
    .where(selection.found)
    .orderBy(...orderOf(classListing, sort))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .as("listed");
  return tx
    .select(summaryColumns)
    .from(listed)
    .innerJoin(classes, and(eq(classes.tenantId, listed.tenantId), eq(classes.classroomId, listed.classroomId)))
    .leftJoin(programs, ownProgram)
    .orderBy(...orderOf(listed, sort));
};
