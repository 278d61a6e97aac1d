import { CLASS_STATES, type ClassState } from "@serambi/kernel/contracts";
import { and, asc, eq, sql } from "drizzle-orm";

import type { Transaction } from "../../database/Database";
import { classes, programs } from "../../database/schema";
import { matchesSearch } from "./matchesSearch";
import type { ClassListQuery } from "./queries";

export interface Facet {
  readonly value: string;
  readonly count: number;
}

/** How many classes each value of a filter would find, the other filters staying as they are. */
export interface ClassFacets {
  readonly state: readonly Facet[];
  readonly level: readonly Facet[];
  readonly program: readonly (Facet & { readonly label: string })[];
}

/** Classes that are alike in everything a facet looks at. */
interface Group {
  readonly state: ClassState;
  readonly level: string;
  readonly programIds: readonly string[];
  /** Of these, the ones that search and type leave. */
  readonly matching: number;
}

/** Levels are the tenant's own words; the usual ones are put in order, any other stands after them by name. */
const LEVELS = [
  "pemula",
  "beginner",
  "dasar",
  "menengah",
  "intermediate",
  "lanjutan",
  "lanjut",
  "advanced",
  "mahir",
  "expert",
];

const rank = (level: string): number => {
  const index = LEVELS.indexOf(level.toLowerCase());
  return index === -1 ? LEVELS.length : index;
};

const byLevel = (a: string, b: string): number => rank(a) - rank(b) || a.localeCompare(b, "id");

const sum = (groups: readonly Group[], isCounted: (group: Group) => boolean): number =>
  groups.reduce((total, group) => (isCounted(group) ? total + group.matching : total), 0);

const readGroups = (tx: Transaction, { search, type }: ClassListQuery): Promise<Group[]> => {
  const found = and(matchesSearch(search), type ? eq(classes.type, type) : undefined) ?? sql`true`;
  return tx
    .select({
      state: classes.state,
      level: classes.level,
      programIds: classes.programIds,
      matching: sql<number>`count(*) filter (where ${found})`.mapWith(Number),
    })
    .from(classes)
    .groupBy(classes.state, classes.level, classes.programIds);
};

/**
 * The number of classes that a query finds, and its facets, from one pass over the tenant's classes: few
 * combinations of state, level and programmes exist, so the database groups and the rest is adding up. Every
 * value that the tenant's classes have is listed, also one that finds nothing now.
 */
export const countClasses = async (
  tx: Transaction,
  query: ClassListQuery,
): Promise<{ totalItems: number; facets: ClassFacets }> => {
  const groups = await readGroups(tx, query);
  const labels = await tx
    .select({ value: programs.id, label: programs.name })
    .from(programs)
    .orderBy(asc(programs.position), asc(programs.id));

  const hasState = (group: Group) => query.state === undefined || group.state === query.state;
  const hasLevel = (group: Group) => query.level === undefined || group.level === query.level;
  const hasProgram = (group: Group) =>
    query.programIds.length === 0 || group.programIds.some((id) => query.programIds.includes(id));

  const levels = [...new Set(groups.map(({ level }) => level))].toSorted(byLevel);
  return {
    totalItems: sum(groups, (group) => hasState(group) && hasLevel(group) && hasProgram(group)),
    facets: {
      state: CLASS_STATES.filter((value) => groups.some(({ state }) => state === value)).map((value) => ({
        value,
        count: sum(groups, (group) => group.state === value && hasLevel(group) && hasProgram(group)),
      })),
      level: levels.map((value) => ({
        value,
        count: sum(groups, (group) => group.level === value && hasState(group) && hasProgram(group)),
      })),
      program: labels
        .filter(({ value }) => groups.some(({ programIds }) => programIds.includes(value)))
        .map(({ value, label }) => ({
          value,
          label,
          count: sum(groups, (group) => group.programIds.includes(value) && hasState(group) && hasLevel(group)),
        })),
    },
  };
};
