import type { ClassSort, ClassSummary } from "../../contract/hosts/classes";
import { and, asc, desc, eq, sql, type SQL, type SQLWrapper } from "drizzle-orm";

import type { Transaction } from "@serambi/kernel/service";
import { classes, classListing, programs } from "../tables";
import { ownProgram, summaryColumns } from "./columns";
import type { Found } from "./countClasses";
import type { Selection } from "./Selection";

interface FoundClasses {
  readonly found: Found;
  readonly totalItems: number;
}

type Ordered = Readonly<Record<"isOpen" | "startsOn" | "priceIdr" | "nameKey" | "slug", SQLWrapper>>;

/** Going through a list in its order finds as many classes as expected, or in a bad case so many times fewer. */
const BAD_LUCK = 4;

const undatedLast = (column: Ordered["startsOn"]): SQL => sql`${column} asc nulls last`;

/** Two classes of one name and day keep their order from page to page: the slug is the last word. */
const orderOf = (row: Ordered, sort: ClassSort | undefined): SQL[] => {
  const byName = [asc(row.nameKey), asc(row.slug)];
  if (sort === "name") return byName;
  if (sort === "price") return [asc(row.priceIdr), ...byName];
  if (sort === "start") return [undatedLast(row.startsOn), ...byName];
  return [desc(row.isOpen), undatedLast(row.startsOn), ...byName];
};

const numbersIn = (found: Found): number[] => {
  const numbers: number[] = [];
  for (let number = found.indexOf("1"); number !== -1; number = found.indexOf("1", number + 1)) numbers.push(number);
  return numbers;
};

/**
 * A few are looked up, each by its number; of many the first are met soon by going through all classes in order.
 * A class that came after the counting has no place in `found`: asked for in this way it is simply not there.
 * @param reach how many of those found the page needs to be known
 */
const isFound = ({ found, totalItems }: FoundClasses, reach: number): SQL => {
  const passed = (reach / totalItems) * found.length * BAD_LUCK;
  return totalItems < passed
    ? sql`${classListing.number} = any(string_to_array(${numbersIn(found).join()}, ',')::integer[])`
    : sql`substring(${found}::bit varying from ${classListing.number} + 1 for 1) = B'1'`;
};

/**
 * One page of the classes that were found: those open for registration first, then by start (undated last) and name, unless another
 * order is asked for.
 */
export const listClasses = async (
  tx: Transaction,
  { tenantId, query: { page, pageSize, sort, state } }: Selection,
  classesFound: FoundClasses,
): Promise<ClassSummary[]> => {
  const offset = (page - 1) * pageSize;
  if (offset >= classesFound.totalItems) return [];
  // The set says so too; said here, those of another state are not gone through.
  const ofState = state === undefined ? undefined : eq(classListing.isOpen, state === "registration-open");
  const listed = tx
    .select()
    .from(classListing)
    .where(and(eq(classListing.tenantId, tenantId), ofState, isFound(classesFound, offset + pageSize)))
    .orderBy(...orderOf(classListing, sort))
    .limit(pageSize)
    .offset(offset)
    .as("listed");
  return tx
    .select(summaryColumns)
    .from(listed)
    .innerJoin(classes, and(eq(classes.tenantId, listed.tenantId), eq(classes.classroomId, listed.classroomId)))
    .leftJoin(programs, ownProgram)
    .orderBy(...orderOf(listed, sort));
};
