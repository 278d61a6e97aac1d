import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { SiteLink } from "../../contract/SiteLink";

export const TicketProps = z.object({
  anchor: Anchor,
  title: z.string(),
  /** The day, as large as the stub allows, and where; both may take several lines. */
  day: z.string(),
  place: z.string(),
  text: z.string(),
  /** What the letter has to say. */
  fields: z.array(z.string()).check(z.minLength(1)),
  action: SiteLink,
  lists: z.array(z.object({ title: z.string(), items: z.array(z.string()) })).check(z.maxLength(3)),
});
export type TicketProps = z.infer<typeof TicketProps>;
