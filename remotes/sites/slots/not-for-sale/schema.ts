import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";

export const NotForSaleProps = z.object({
  anchor: Anchor,
  title: z.string(),
  /** What is not to be had, struck, and what there is instead. */
  items: z.array(z.object({ struck: z.string(), instead: z.string() })).check(z.minLength(2), z.maxLength(6)),
});
export type NotForSaleProps = z.infer<typeof NotForSaleProps>;
