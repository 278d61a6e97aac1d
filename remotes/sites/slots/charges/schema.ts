import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";

export const ChargesProps = z.object({
  anchor: Anchor,
  title: z.string(),
  /** `price` as it is written, with its unit. */
  charges: z.array(z.object({ name: z.string(), price: z.string(), text: z.string() })).check(z.minLength(1)),
});
export type ChargesProps = z.infer<typeof ChargesProps>;
