import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";

export const RulesProps = z.object({
  anchor: Anchor,
  title: z.string(),
  /** Numbered as paragraphs of law are. */
  rules: z.array(z.object({ title: z.string(), text: z.string() })).check(z.minLength(1)),
});
export type RulesProps = z.infer<typeof RulesProps>;
