import * as z from "zod/mini";

const FacetValue = z.object({ value: z.string(), count: z.int() });

/**
 * How many classes each filter value would give; stands beside `items` in a page of `class/active`. An addition
 * to the specified shape: a host without it is served all the same.
 */
export const Facets = z.object({
  state: z.array(FacetValue),
  level: z.array(FacetValue),
  type: z._default(z.array(FacetValue), []),
  program: z.array(z.extend(FacetValue, { label: z.string() })),
});
export type Facets = z.infer<typeof Facets>;
