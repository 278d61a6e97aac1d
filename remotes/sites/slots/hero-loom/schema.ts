import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Picture } from "../../contract/Picture";
import { SiteLink } from "../../contract/SiteLink";

/** A share of a hundred threads. */
const Mark = z.object({ value: z.int().check(z.minimum(1), z.maximum(99)), label: z.string() });

export const HeroLoomProps = z.object({
  anchor: Anchor,
  title: z.string(),
  /** The woven part. */
  cloth: Picture,
  now: Mark,
  goal: Mark,
  text: z.string(),
  source: z.string(),
  action: z.optional(SiteLink),
});
export type HeroLoomProps = z.infer<typeof HeroLoomProps>;
