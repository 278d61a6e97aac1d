import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";

export const BlurbProps = z.object({
  anchor: Anchor,
  /** Heard, not seen. */
  title: z.string(),
  /** Quotation marks are part of the text. `stressed` are its last words, `end` what closes it. */
  text: z.string(),
  stressed: z.optional(z.string()),
  end: z.optional(z.string()),
  by: z.string(),
  /** The paper, journal or place where it was said. */
  source: z.optional(z.string()),
});
export type BlurbProps = z.infer<typeof BlurbProps>;
