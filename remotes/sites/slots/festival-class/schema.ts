import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";

export const FestivalClassProps = z.object({
  anchor: Anchor,
  title: z.string(),
  text: z.string(),
  /** Of the link to the class. */
  label: z.string(),
});
export type FestivalClassProps = z.infer<typeof FestivalClassProps>;
