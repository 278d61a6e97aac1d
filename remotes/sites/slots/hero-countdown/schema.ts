import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { IsoDate } from "../../contract/IsoDate";
import { Picture } from "../../contract/Picture";
import { SiteLink } from "../../contract/SiteLink";

export const HeroCountdownProps = z.object({
  anchor: Anchor,
  /** One or two words a line: they are set as large as the window allows. */
  title: z.string(),
  /** The cloth that the words are printed over. */
  picture: Picture,
  /** The first day, for machines, and the days as one reads them. */
  date: z.object({ from: IsoDate, text: z.string() }),
  place: z.string(),
  lede: z.string(),
  actions: z.optional(z.array(SiteLink)),
  opening: z.object({
    label: z.string(),
    /** The moment with its offset, `2027-03-05T15:00:00+07:00`. */
    at: z.iso.datetime({ offset: true }),
    /** The moment in words: what is shown where nothing counts. */
    text: z.string(),
    units: z.object({ days: z.string(), hours: z.string(), minutes: z.string(), seconds: z.string() }),
  }),
});
export type HeroCountdownProps = z.infer<typeof HeroCountdownProps>;
