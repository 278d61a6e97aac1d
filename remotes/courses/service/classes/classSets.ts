import { eq, sql, type SQL } from "drizzle-orm";

import { classListing, classTerms } from "../tables";

/*
 * Lists of classes are found as sets: one row of bits for each word, state, level, type and programme of a tenant, put together
 * with & and |. docs/decisions/0020-search-index.md
 */

/** Has a list of its own (`class/webinar`); `class/active` shows it to those who ask for it by type. */
export const WEBINAR = "webinar";

/** For the `with` of a query that uses sets: how many bits each has there. */
export const room = sql`room as materialized (
  select coalesce(max(${classListing.number}) + 1, 0) as length from ${classListing}
)`;

/** The classes of a row of `class_terms`, as many bits as every other set. */
export const members = sql`sized(${classTerms.classes}, (select length from room))`;

/** The classes that have any of the terms; null where there are none, and so is all that is cut with it. */
export const withTerms = (which: SQL): SQL => sql`(select bit_or(${members}) from ${classTerms} where ${which})`;

/** All but webinars. */
export const notWebinars = withTerms(sql`${eq(classTerms.kind, "type")} and ${classTerms.term} <> ${WEBINAR}`);

/** How many classes a set has. */
export const sizeOf = (set: SQL): SQL<number> => sql<number>`coalesce(bit_count(${set}), 0)`.mapWith(Number);
