import { CLASS_STATES } from "@serambi/kernel/contracts";
import { sql, type SQL } from "drizzle-orm";

import type { Transaction } from "../../database/Database";
import { classListing } from "../../database/schema";
import { byLevel } from "./levels";
import type { Facet } from "./readKinds";
import { WEBINAR, type Selection } from "./Selection";

interface FacetCount {
  readonly value: string;
  readonly count: number;
}

/** How many classes each value of a filter would find, the other filters staying as they are. */
export interface ClassFacets {
  readonly state: readonly FacetCount[];
  readonly level: readonly FacetCount[];
  readonly type: readonly FacetCount[];
  readonly program: readonly (FacetCount & { readonly label: string })[];
}

interface Counts {
  /** By the key of a facet: its classes that have a programme that is asked for. */
  readonly ofFacet: ReadonlyMap<string, number>;
  /** By the key of a set of programmes: its classes that pass the filters on state, level and type. */
  readonly ofPrograms: ReadonlyMap<string, number>;
}

const countIf = (condition: SQL = sql`true`): SQL<number> =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number);

const readCounts = async (tx: Transaction, selection: Selection): Promise<Counts> => {
  const { facet, programs } = classListing;
  const rows = await tx
    .select({
      // Null in the rows of the other grouping.
      facet: sql<string | null>`${facet}`,
      programs: sql<string | null>`${programs}`,
      withProgram: countIf(selection.inPrograms),
      withFacet: countIf(selection.inFacets(0)),
    })
    .from(classListing)
    .where(selection.nearlyFound)
    .groupBy(sql`grouping sets ((${facet}), (${programs}))`);
  return {
    ofFacet: new Map(rows.flatMap((row) => (row.facet === null ? [] : [[row.facet, row.withProgram]]))),
    ofPrograms: new Map(rows.flatMap((row) => (row.programs === null ? [] : [[row.programs, row.withFacet]]))),
  };
};

const sum = <K extends { readonly key: string }>(
  counts: ReadonlyMap<string, number>,
  kinds: readonly K[],
  ...tests: readonly ((kind: K) => boolean)[]
): number =>
  kinds.reduce(
    (total, kind) => (tests.every((passes) => passes(kind)) ? total + (counts.get(kind.key) ?? 0) : total),
    0,
  );

/**
 * The number of classes that a query finds, and its facets, from one pass over the classes that it finds but for one of its
 * filters: few kinds of classes exist, so the database groups and the rest is adding up. Every value that the tenant's
 * classes have is listed, also one that finds nothing now.
 */
export const countClasses = async (
  tx: Transaction,
  selection: Selection,
): Promise<{ totalItems: number; facets: ClassFacets }> => {
  const { kinds, query, hasState, hasLevel, hasType } = selection;
  const { ofFacet, ofPrograms } = await readCounts(tx, selection);
  const count = (...tests: readonly ((facet: Facet) => boolean)[]) => sum(ofFacet, kinds.facets, ...tests);

  const listed = kinds.facets.filter(({ type }) => query.type === WEBINAR || type !== WEBINAR);
  const levels = [...new Set(listed.map(({ level }) => level))].toSorted(byLevel);
  const types = [...new Set(kinds.facets.map(({ type }) => type))].toSorted();
  return {
    totalItems: count(hasState, hasLevel, hasType),
    facets: {
      state: CLASS_STATES.filter((value) => listed.some(({ state }) => state === value)).map((value) => ({
        value,
        count: count(({ state }) => state === value, hasLevel, hasType),
      })),
      level: levels.map((value) => ({ value, count: count(({ level }) => level === value, hasState, hasType) })),
      type: types.map((value) => ({ value, count: count(({ type }) => type === value, hasState, hasLevel) })),
      program: selection.namedPrograms
        .filter(({ value }) => kinds.programSets.some(({ ids }) => ids.includes(value)))
        .map(({ value, label }) => ({
          value,
          label,
          count: sum(ofPrograms, kinds.programSets, ({ ids }) => ids.includes(value)),
        })),
    },
  };
};
