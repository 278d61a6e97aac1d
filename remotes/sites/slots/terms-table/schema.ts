import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { SiteLink } from "../../contract/SiteLink";

export const TermsTableProps = z.object({
  anchor: Anchor,
  title: z.string(),
  /** Heads the first column; heard, not seen. */
  corner: z.string(),
  /** The two who agree. */
  parties: z.tuple([z.string(), z.string()]),
  terms: z.array(z.object({ name: z.string(), values: z.tuple([z.string(), z.string()]) })).check(z.minLength(1)),
  action: z.optional(SiteLink),
  /** Beside the button. */
  note: z.optional(z.string()),
});
export type TermsTableProps = z.infer<typeof TermsTableProps>;
