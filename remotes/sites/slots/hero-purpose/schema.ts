import * as z from "zod/mini";

import { Picture } from "../../contract/Picture";

export const HeroPurposeProps = z.object({
  title: z.string(),
  lede: z.string(),
  /** By what the purpose is measured. */
  figures: z.array(z.object({ label: z.string(), value: z.int() })),
  band: z.optional(Picture),
});
export type HeroPurposeProps = z.infer<typeof HeroPurposeProps>;
