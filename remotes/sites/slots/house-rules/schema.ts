import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";

export const HouseRulesProps = z.object({
  anchor: Anchor,
  title: z.string(),
  rules: z.array(z.object({ rule: z.string(), text: z.string() })).check(z.minLength(1)),
});
export type HouseRulesProps = z.infer<typeof HouseRulesProps>;
