import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";

export const NotForSaleProps = z.object({
  anchor: Anchor,
  title: z.string(),
  /** Offers that are not to be had, struck, and their substitutes. */
  items: z.array(z.object({ struck: z.string(), instead: z.string() })).check(z.minLength(2), z.maxLength(6)),
});
export type NotForSaleProps = z.infer<typeof NotForSaleProps>;
