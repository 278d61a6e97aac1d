import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Picture } from "../../contract/Picture";

export const SeasonFiguresProps = z.object({
  anchor: Anchor,
  /** Read and not shown: the figures speak for themselves. */
  title: z.string(),
  picture: Picture,
  figures: z.array(z.object({ value: z.string(), label: z.string() })).check(z.minLength(2), z.maxLength(4)),
});
export type SeasonFiguresProps = z.infer<typeof SeasonFiguresProps>;
