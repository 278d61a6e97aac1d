import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Picture } from "../../contract/Picture";
import { Href, SiteLink } from "../../contract/SiteLink";

export const CasesProps = z.object({
  anchor: Anchor,
  title: z.string(),
  more: z.optional(SiteLink),
  cases: z
    .array(
      z.object({
        title: z.string(),
        text: z.string(),
        picture: Picture,
        facts: z.array(z.object({ label: z.string(), value: z.string() })),
        href: z.optional(Href),
      }),
    )
    .check(z.minLength(1)),
});
export type CasesProps = z.infer<typeof CasesProps>;
