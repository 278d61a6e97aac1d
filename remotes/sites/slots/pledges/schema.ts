import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";

export const PledgesProps = z.object({
  anchor: Anchor,
  title: z.string(),
  promises: z.array(z.string()).check(z.minLength(1)),
  /** Who keeps them; `strong` stands before its text. */
  kept: z.array(z.object({ strong: z.string(), text: z.string() })),
});
export type PledgesProps = z.infer<typeof PledgesProps>;
