import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Picture } from "../../contract/Picture";
import { Href, SiteLink } from "../../contract/SiteLink";

export const BeforeAfterProps = z.object({
  anchor: Anchor,
  who: z.string(),
  title: z.string(),
  paragraphs: z.array(z.string()).check(z.minLength(1)),
  picture: Picture,
  /** `between` joins the two: `menjadi`. */
  changes: z.array(z.object({ label: z.string(), before: z.string(), between: z.string(), after: z.string() })),
  more: z.optional(SiteLink),
  others: z
    .array(z.object({ title: z.string(), text: z.string(), picture: Picture, href: z.optional(Href) }))
    .check(z.maxLength(2)),
});
export type BeforeAfterProps = z.infer<typeof BeforeAfterProps>;
