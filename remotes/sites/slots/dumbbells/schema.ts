import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Href } from "../../contract/SiteLink";

const Percent = z.int().check(z.minimum(0), z.maximum(100));

export const DumbbellsProps = z.object({
  anchor: Anchor,
  title: z.string(),
  text: z.string(),
  /** Heads of the columns: where, what was done, before and after, what proves it. */
  columns: z.tuple([z.string(), z.string(), z.string(), z.string()]),
  /** Names the two figures of a row: `sebelum`, `sesudah`. */
  before: z.string(),
  after: z.string(),
  rows: z
    .array(
      z.object({
        name: z.string(),
        place: z.string(),
        scope: z.string(),
        fund: z.string(),
        from: Percent,
        to: Percent,
        proof: z.object({ label: z.string(), href: z.optional(Href) }),
      }),
    )
    .check(z.minLength(2), z.maxLength(10)),
});
export type DumbbellsProps = z.infer<typeof DumbbellsProps>;
