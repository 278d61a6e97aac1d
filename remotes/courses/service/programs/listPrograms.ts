import type { ProgramDetail, ProgramSummary } from "../../contract/hosts/programs";
import { asc, desc, eq, or, sql, type SQL } from "drizzle-orm";

import type { Transaction } from "@serambi/kernel/service";
import { classTerms, programs, programSchools } from "../tables";
import { members, notWebinars, room, sizeOf } from "../classes/classSets";

/** What is counted of each programme, by its id. */
type Counts = ReadonlyMap<string, number>;

/** How many classes each programme has; a webinar is none. */
const countClasses = async (tx: Transaction): Promise<Counts> => {
  const rows = await tx.select({ id: sql<string>`id`, count: sql<number>`count`.mapWith(Number) }).from(
    sql`(
        with ${room}, shown as materialized (select ${notWebinars} as classes)
        select term as id, ${sizeOf(sql`${members} & shown.classes`)} as count
        from ${classTerms}, shown where ${eq(classTerms.kind, "program")}
      ) as counts`,
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
};

const countSchools = async (tx: Transaction): Promise<Counts> => {
  const rows = await tx
    .select({ id: programSchools.programId, count: sql<number>`count(*)`.mapWith(Number) })
    .from(programSchools)
    .groupBy(programSchools.programId);
  return new Map(rows.map(({ id, count }) => [id, count]));
};

const readDetails = async (
  tx: Transaction,
  which: SQL | undefined,
  ...order: readonly SQL[]
): Promise<ProgramDetail[]> => {
  const rows = await tx
    .select({
      id: programs.id,
      slug: programs.slug,
      name: programs.name,
      summary: programs.summary,
      logo: programs.logo,
      description: programs.description,
    })
    .from(programs)
    .where(which)
    .orderBy(...order, asc(programs.position), asc(programs.id));
  if (rows.length === 0) return [];
  const [classCounts, schoolCounts] = [await countClasses(tx), await countSchools(tx)];
  return rows.map((row) => ({
    ...row,
    classCount: classCounts.get(row.id) ?? 0,
    schoolCount: schoolCounts.get(row.id) ?? 0,
  }));
};

/** Every programme of the tenant, in its order. */
export const listPrograms = async (tx: Transaction): Promise<ProgramSummary[]> =>
  (await readDetails(tx, undefined)).map(({ description: _long, ...summary }) => summary);

/** A programme by its id or its slug; a value that is somebody's id is that id (decisions, section 4). */
export const findProgram = async (tx: Transaction, idOrSlug: string): Promise<ProgramDetail | undefined> => {
  const isId = eq(programs.id, idOrSlug);
  const isSlug = sql`lower(${programs.slug}) = lower(${idOrSlug}::text)`;
  const [found] = await readDetails(tx, or(isId, isSlug), desc(isId));
  return found;
};
