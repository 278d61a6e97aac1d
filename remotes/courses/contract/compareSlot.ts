import * as z from "zod/mini";

import type { ClassOverview } from "./hosts/classes";

/** Properties of `courses.compare.v1`. */
export const CompareProps = z.object({
  /** Classes by slug or code, in the order of their columns. */
  slugs: z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(z.minLength(1), z.maxLength(3)),
});
export type CompareProps = z.infer<typeof CompareProps>;

/** What the table says of a class: it travels in the HTML, so no more than that. */
export const COMPARED_FIELDS = [
  "name",
  "slug",
  "type",
  "state",
  "level",
  "startsOn",
  "endsOn",
  "lengthMinutes",
  "priceIdr",
  "programName",
  "outcomes",
] as const satisfies readonly (keyof ClassOverview)[];

/** Mentors by their names. */
export type ComparedClass = Pick<ClassOverview, (typeof COMPARED_FIELDS)[number]> & {
  readonly mentors: readonly string[];
};

/** Those that were found. A class may have gone since somebody kept the address. */
export interface CompareData {
  readonly items: readonly ComparedClass[];
}
