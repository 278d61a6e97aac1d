import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";

export const AdviceProps = z.object({
  anchor: Anchor,
  title: z.string(),
  advice: z.array(z.object({ title: z.string(), text: z.string() })).check(z.minLength(1), z.maxLength(6)),
});
export type AdviceProps = z.infer<typeof AdviceProps>;
