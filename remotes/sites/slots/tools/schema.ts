import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Href } from "../../contract/SiteLink";

export const ToolsProps = z.object({
  anchor: Anchor,
  title: z.string(),
  tools: z
    .array(
      z.object({
        /** A letter or a digit over the name, for the eye only. */
        sign: z.string(),
        title: z.string(),
        text: z.string(),
        href: z.optional(Href),
      }),
    )
    .check(z.minLength(1)),
});
export type ToolsProps = z.infer<typeof ToolsProps>;
