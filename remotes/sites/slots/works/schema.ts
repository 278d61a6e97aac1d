import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Picture } from "../../contract/Picture";
import { Href } from "../../contract/SiteLink";

const Work = z.object({
  title: z.string(),
  by: z.string(),
  /** The vat the cloth comes from: the site's first colour, its second, or the second by night. */
  dye: z.enum(["main", "accent", "night"]),
  picture: Picture,
  href: z.optional(Href),
});

export const WorksProps = z.object({
  anchor: Anchor,
  /** Heard, not seen: the pictures speak for themselves. */
  title: z.string(),
  works: z.tuple([Work, Work, Work, Work, Work]),
});
export type WorksProps = z.infer<typeof WorksProps>;
