import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";

export const OffersProps = z.object({
  anchor: Anchor,
  title: z.string(),
  offers: z.array(z.object({ name: z.string(), text: z.string() })).check(z.minLength(1)),
});
export type OffersProps = z.infer<typeof OffersProps>;
