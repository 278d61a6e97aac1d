import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { mapSize } from "./mapSize";

export const City = z.object({
  name: z.string(),
  count: z.int().check(z.positive()),
  /** Where the city lies on the map. */
  x: z.number().check(z.gte(0), z.lte(mapSize.width)),
  y: z.number().check(z.gte(0), z.lte(mapSize.height)),
  /** On which side of its dot the name stands; missing: right. */
  side: z.optional(z.enum(["right", "left", "above", "above-right", "below", "below-left", "below-right"])),
  /** Named on a phone too. */
  isLandmark: z.optional(z.boolean()),
});
export type City = z.infer<typeof City>;

export const HeroCitiesProps = z.object({
  anchor: Anchor,
  title: z.string(),
  /** What the map shows; heard, not seen. */
  mapLabel: z.string(),
  cities: z.array(City).check(z.minLength(2)),
  /** Where one time zone ends and the next begins, from west to east. */
  borders: z.array(z.number().check(z.gt(0), z.lt(mapSize.width))),
  zones: z.array(z.object({ name: z.string(), offset: z.string(), count: z.string() })).check(z.minLength(1)),
  search: z.object({
    label: z.string(),
    /** Before the sum of the cities found, e.g. mentors. */
    unit: z.string(),
    nothing: z.string(),
  }),
});
export type HeroCitiesProps = z.infer<typeof HeroCitiesProps>;
