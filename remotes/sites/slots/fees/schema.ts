import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Href } from "../../contract/SiteLink";

export const FeesProps = z.object({
  anchor: Anchor,
  title: z.string(),
  intro: z.string(),
  columns: z.object({ name: z.string(), whom: z.string(), length: z.string(), fee: z.string() }),
  fees: z
    .array(
      z.object({ name: z.string(), whom: z.string(), length: z.string(), fee: z.string(), href: z.optional(Href) }),
    )
    .check(z.minLength(1)),
});
export type FeesProps = z.infer<typeof FeesProps>;
