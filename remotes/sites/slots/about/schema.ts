import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { SiteLink } from "../../contract/SiteLink";

export const AboutProps = z.object({
  anchor: Anchor,
  title: z.string(),
  text: z.string(),
  /** Where it is; a line break stays one. */
  address: z.string(),
  mail: z.optional(SiteLink),
});
export type AboutProps = z.infer<typeof AboutProps>;
