import { CLASS_STATES } from "../../contract/hosts/classes";
import { and, eq, inArray, sql, type SQL } from "drizzle-orm";

import type { Transaction } from "@serambi/kernel/service";
import { classTerms } from "../tables";
import { members, notWebinars, room, sizeOf, WEBINAR } from "./classSets";
import { byLevel } from "./levels";
import type { Part, Selection } from "./Selection";

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

/** The classes that a query finds: one character for each number, `1` where the class with that number is found. */
export type Found = string;

interface Counts {
  readonly found: Found;
  readonly totalItems: number;
  readonly facets: ClassFacets;
}

interface TermCount extends FacetCount {
  readonly kind: string;
  /** Whether a class has it that this list could show. */
  readonly isListed: boolean;
}

const FACETS = ["state", "level", "type", "program"] as const;

const chosen = (part: Part): SQL => sql`chosen.${sql.identifier(part)}`;

/** What all parts have in common, one of them left out. */
const common = (parts: readonly Part[], without?: Part): SQL =>
  sql.join(parts.filter((part) => part !== without).map(chosen), sql` & `);

const within = (parts: readonly Part[], facet: Part): SQL => {
  const others = parts.filter((part) => part !== facet);
  return others.length > 0 ? sql`counted.classes & ${common(others)}` : sql`counted.classes`;
};

/** One row for each value of a filter, and one, of no kind, for what is found. */
const readCounts = (tx: Transaction, { tenantId, query, parts }: Selection) => {
  const names = [...parts.keys()];
  const columns = [...parts].map(([part, set]) => sql`${set} as ${sql.identifier(part)}`);
  const ofFacet = FACETS.map((facet) => sql`when ${facet} then ${within(names, facet)}`);
  const found = common(names);
  const statement = sql`(
    with ${room},
    chosen as materialized (select ${sql.join(columns, sql`, `)}, ${notWebinars} as shown),
    counted as (
      select kind, term, ${members} as classes from ${classTerms} where ${and(eq(classTerms.tenantId, tenantId), inArray(classTerms.kind, [...FACETS]))}
    )
    select
      kind,
      term as value,
      ${sizeOf(sql`case kind ${sql.join(ofFacet, sql` `)} end`)} as count,
      ${query.type === WEBINAR ? sql`true` : sql`${sizeOf(sql`counted.classes & shown`)} > 0`} as is_listed
    from counted, chosen
    union all
    select '', coalesce((${found})::text, ''), ${sizeOf(found)}, true from chosen
  ) as counts`;
  return tx
    .select({
      kind: sql<string>`kind`,
      value: sql<string>`value`,
      count: sql<number>`count`.mapWith(Number),
      isListed: sql<boolean>`is_listed`,
    })
    .from(statement);
};

/**
 * Which classes a query finds, how many, and its facets. Every value that the tenant's classes have is listed, also one that
 * finds nothing now.
 */
export const countClasses = async (tx: Transaction, selection: Selection): Promise<Counts> => {
  const rows: readonly TermCount[] = await readCounts(tx, selection);
  const ofKind = (kind: string) => rows.filter((row) => row.kind === kind);
  const facet = ({ value, count }: TermCount): FacetCount => ({ value, count });
  const listed = (kind: string) => ofKind(kind).filter(({ isListed }) => isListed);
  const [found] = ofKind("");
  const states = listed("state");
  const programs = new Map(ofKind("program").map(({ value, count }) => [value, count]));
  return {
    found: found?.value ?? "",
    totalItems: found?.count ?? 0,
    facets: {
      state: CLASS_STATES.flatMap((state) => states.filter(({ value }) => value === state)).map(facet),
      level: listed("level")
        .map(facet)
        .toSorted((a, b) => byLevel(a.value, b.value)),
      type: ofKind("type")
        .map(facet)
        .toSorted((a, b) => (a.value < b.value ? -1 : 1)),
      program: selection.namedPrograms.flatMap(({ value, label }) => {
        const count = programs.get(value);
        return count === undefined ? [] : [{ value, label, count }];
      }),
    },
  };
};
