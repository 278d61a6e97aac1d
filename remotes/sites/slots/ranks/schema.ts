import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";

export const RanksProps = z.object({
  anchor: Anchor,
  title: z.string(),
  /** From the lowest to the highest; the last stands on black. */
  ranks: z
    .array(
      z.object({
        name: z.string(),
        when: z.string(),
        /** What the belt is dyed with. */
        dyeName: z.string(),
        dye: z.enum(["cotton", "turmeric", "leaf", "root", "soot"]),
        text: z.string(),
        proof: z.object({ label: z.string(), text: z.string() }),
      }),
    )
    .check(z.minLength(2), z.maxLength(5)),
});
export type RanksProps = z.infer<typeof RanksProps>;
