import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Person } from "../../contract/Person";
import { Picture } from "../../contract/Picture";
import { SiteLink } from "../../contract/SiteLink";

export const QuoteProps = z.object({
  anchor: Anchor,
  title: z.string(),
  quote: z.string(),
  by: Person,
  /** What came of it, in numbers. `→` between two values stands lighter than they do. */
  figures: z.optional(z.array(z.object({ value: z.string(), label: z.string() }))),
  actions: z.optional(z.array(SiteLink)),
  /** A hem of cloth along the lower edge. */
  band: z.optional(Picture),
});
export type QuoteProps = z.infer<typeof QuoteProps>;
