import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Picture } from "../../contract/Picture";

export const HeroLetterProps = z.object({
  anchor: Anchor,
  /** The salutation: the page's main heading. */
  title: z.string(),
  /** The first sentence, set large. */
  first: z.string(),
  paragraphs: z.array(z.string()).check(z.minLength(1)),
  signed: z.object({ greeting: z.string(), name: z.string(), role: z.string() }),
  /** A stamp of cloth with its value. */
  stamp: z.optional(z.object({ picture: Picture, value: z.string() })),
});
export type HeroLetterProps = z.infer<typeof HeroLetterProps>;
