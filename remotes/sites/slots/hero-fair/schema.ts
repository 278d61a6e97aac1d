import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { IsoDate } from "../../contract/IsoDate";
import { Picture } from "../../contract/Picture";
import { SiteLink } from "../../contract/SiteLink";

export const HeroFairProps = z.object({
  anchor: Anchor,
  /** One or two words a line: they are set as large as the window allows. */
  title: z.string(),
  /** The first and the last day, for machines, and the days as one reads them. */
  date: z.object({ from: IsoDate, to: IsoDate, text: z.string() }),
  place: z.string(),
  lede: z.string(),
  actions: z.optional(z.array(SiteLink)),
  /** The frieze below, edge to edge. */
  cloths: z.array(Picture).check(z.minLength(5), z.maxLength(10)),
});
export type HeroFairProps = z.infer<typeof HeroFairProps>;
