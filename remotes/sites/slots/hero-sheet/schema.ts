import * as z from "zod/mini";

import { Picture } from "../../contract/Picture";

export const HeroSheetProps = z.object({
  title: z.string(),
  lede: z.string(),
  /** The woven edge that the sheet hangs from. */
  band: Picture,
});
export type HeroSheetProps = z.infer<typeof HeroSheetProps>;
