import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { SiteLink } from "../../contract/SiteLink";

export const MarginNotesProps = z.object({
  anchor: Anchor,
  title: z.string(),
  notes: z.array(z.object({ text: z.string(), by: z.string() })).check(z.minLength(2)),
  action: z.optional(SiteLink),
});
export type MarginNotesProps = z.infer<typeof MarginNotesProps>;
