import { ClassState } from "@serambi/kernel/contracts";
import { sql, type AnyColumn } from "drizzle-orm";
import * as z from "zod";

import type { Transaction } from "../../database/Database";
import { classListing } from "../../database/schema";

/** State, level and type that some class has together, and the text that stands for them in the listing. */
export interface Facet {
  readonly key: string;
  readonly state: ClassState;
  readonly level: string;
  readonly type: string;
}

/** Programmes that some class has together, and the text that stands for them in the listing. */
export interface ProgramSet {
  readonly key: string;
  readonly ids: readonly string[];
}

/** What kinds of classes a tenant has. */
export interface Kinds {
  readonly facets: readonly Facet[];
  readonly programSets: readonly ProgramSet[];
}

const FacetKey = z.tuple([ClassState, z.string(), z.string()]);
const ProgramSetKey = z.array(z.string());

/** `["started", "Pemula", "class"]` as the database writes it. */
export const readFacet = (key: string): Facet => {
  const [state, level, type] = FacetKey.parse(JSON.parse(key));
  return { key, state, level, type };
};

export const readProgramSet = (key: string): ProgramSet => ({ key, ids: ProgramSetKey.parse(JSON.parse(key)) });

/** Every value of a column, each found by one step into its index: a hundred thousand rows have a few dozen. */
const distinct = async (tx: Transaction, column: AnyColumn): Promise<string[]> => {
  const rows = await tx.select({ value: sql<string>`value` }).from(
    sql`(with recursive seen(value) as (
        (select ${column} from ${classListing} order by ${column} limit 1)
        union all
        select (select ${column} from ${classListing} where ${column} > seen.value order by ${column} limit 1)
        from seen where seen.value is not null
      ) select value from seen where value is not null) as kinds`,
  );
  return rows.map(({ value }) => value);
};

/** The few kinds that a tenant's many classes are of: filters choose among these before any class is looked at. */
export const readKinds = async (tx: Transaction): Promise<Kinds> => ({
  facets: (await distinct(tx, classListing.facet)).map(readFacet),
  programSets: (await distinct(tx, classListing.programs)).map(readProgramSet),
});
