import type { ClassOverview } from "@serambi/kernel/contracts";
import * as z from "zod/mini";

/** Properties of `courses.compare.v1`. */
export const schema = z.object({
  /** Classes by slug or code, in the order of their columns. */
  slugs: z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(z.minLength(1), z.maxLength(3)),
});
export type CompareProps = z.infer<typeof schema>;

/** What the table says of a class: it travels in the HTML, so no more than that. */
export type ComparedClass = Pick<
  ClassOverview,
  | "name"
  | "slug"
  | "type"
  | "state"
  | "level"
  | "startsOn"
  | "endsOn"
  | "lengthMinutes"
  | "priceIdr"
  | "programName"
  | "outcomes"
> & { readonly mentors: readonly string[] };

/** Those that were found. A class may have gone since somebody kept the address. */
export interface CompareData {
  readonly items: readonly ComparedClass[];
}
