import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Href } from "../../contract/SiteLink";

export const ProcurementProps = z.object({
  anchor: Anchor,
  title: z.string(),
  intro: z.string(),
  /** From the first letter to the last paper; `isOurs` marks the part in which the work itself is done. */
  path: z
    .array(z.object({ label: z.string(), when: z.string(), isOurs: z.optional(z.boolean()) }))
    .check(z.minLength(2), z.maxLength(8)),
  filesTitle: z.string(),
  files: z.array(z.object({ label: z.string(), note: z.string(), href: z.optional(Href) })),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
});
export type ProcurementProps = z.infer<typeof ProcurementProps>;
