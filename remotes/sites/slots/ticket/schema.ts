import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Inside } from "../../contract/Inside";

export const TicketProps = z.object({
  anchor: Anchor,
  title: z.string(),
  /** The day, as large as the stub allows, and where; both may take several lines. */
  day: z.string(),
  place: z.string(),
  /** The form that the ticket is asked for with. */
  inside: Inside,
  lists: z.array(z.object({ title: z.string(), items: z.array(z.string()) })).check(z.maxLength(3)),
});
export type TicketProps = z.infer<typeof TicketProps>;
