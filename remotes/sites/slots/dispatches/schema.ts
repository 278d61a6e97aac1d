import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Picture } from "../../contract/Picture";
import { Href } from "../../contract/SiteLink";

export const DispatchesProps = z.object({
  anchor: Anchor,
  title: z.string(),
  /** The first is told, the others are named. */
  dispatches: z
    .array(
      z.object({
        title: z.string(),
        from: z.string(),
        text: z.optional(z.string()),
        picture: Picture,
        href: z.optional(Href),
      }),
    )
    .check(z.minLength(1), z.maxLength(3)),
});
export type DispatchesProps = z.infer<typeof DispatchesProps>;
