import * as z from "zod/mini";

import { Picture } from "./Picture";

const HAIRS = ["short", "swept", "curly", "bob", "bun", "cap", "veil"] as const;

/** A face cut out of paper, in clothes of cloth: no photograph, and nobody's likeness. */
export const Portrait = z.object({
  hair: z.enum(HAIRS),
  /** Of hair or veil; missing: the site's ink. */
  dye: z.optional(z.enum(["ink", "brown", "grey", "primary", "gold"])),
  /** From light to dark. */
  skin: z.int().check(z.gte(1), z.lte(5)),
  hasGlasses: z.optional(z.boolean()),
  cloth: Picture,
});
export type Portrait = z.infer<typeof Portrait>;
