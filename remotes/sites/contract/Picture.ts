import { GROUNDS, MOTIFS } from "@serambi/kernel/kain";
import * as z from "zod/mini";

/** A length of cloth, drawn from its seed: the same seed always gives the same picture. */
export const Picture = z.object({
  seed: z.string(),
  /** Missing: the tenant's motif. */
  motif: z.optional(z.enum(MOTIFS)),
  /** What it is dyed; missing: the seed decides. */
  ground: z.optional(z.enum(GROUNDS)),
  /** Width of one tile of the cloth, in the picture's own units; missing: by the picture's height. */
  tile: z.optional(z.int().check(z.positive())),
});
export type Picture = z.infer<typeof Picture>;
