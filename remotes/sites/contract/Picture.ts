import { GROUNDS, MOTIFS } from "@serambi/kernel/kain";
import * as z from "zod/mini";

/** A length of cloth, drawn from its seed: the same seed always gives the same picture. */
export const Picture = z.object({
  seed: z.string(),
  /** Missing: the tenant's motif. */
  motif: z.optional(z.enum(MOTIFS)),
  /** What it is dyed; missing: the seed decides. */
  ground: z.optional(z.enum(GROUNDS)),
  /** The height that a piece of cloth is scaled for: more makes its figures larger. Missing: the picture's own. */
  scaleHeight: z.optional(z.int().check(z.positive())),
});
export type Picture = z.infer<typeof Picture>;
