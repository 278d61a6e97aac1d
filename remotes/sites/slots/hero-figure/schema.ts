import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Picture } from "../../contract/Picture";

export const HeroFigureProps = z.object({
  anchor: Anchor,
  /** The heading as it is read out. */
  title: z.string(),
  /** What is seen of it, as wide as the window: about five characters. */
  figure: z.string().check(z.minLength(1), z.maxLength(6)),
  cloth: Picture,
  lede: z.string(),
  /** When and where, and on what terms; each may take several lines. */
  facts: z.array(z.string()).check(z.minLength(1), z.maxLength(3)),
});
export type HeroFigureProps = z.infer<typeof HeroFigureProps>;
