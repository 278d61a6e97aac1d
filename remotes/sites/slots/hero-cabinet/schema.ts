import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Picture } from "../../contract/Picture";
import { Href } from "../../contract/SiteLink";

export const HeroCabinetProps = z.object({
  anchor: Anchor,
  title: z.string(),
  text: z.string(),
  /** Each has a piece of cloth of its own; `count` is how much lies in it. */
  drawers: z
    .array(
      z.object({
        number: z.string(),
        name: z.string(),
        count: z.int().check(z.nonnegative()),
        picture: Picture,
        href: z.optional(Href),
      }),
    )
    .check(z.minLength(2)),
});
export type HeroCabinetProps = z.infer<typeof HeroCabinetProps>;
