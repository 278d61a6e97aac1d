import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { IsoDate } from "../../contract/IsoDate";
import { SiteLink } from "../../contract/SiteLink";

export const SlipsProps = z.object({
  anchor: Anchor,
  title: z.string(),
  text: z.string(),
  action: z.optional(SiteLink),
  slips: z
    .array(z.object({ about: z.string(), text: z.string(), by: z.string(), date: IsoDate }))
    .check(z.minLength(1)),
});
export type SlipsProps = z.infer<typeof SlipsProps>;
