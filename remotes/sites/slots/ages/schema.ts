import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";

const Step = z.object({
  age: z.string(),
  title: z.string(),
  text: z.string(),
  /** What stands at its end. */
  outcome: z.string(),
  length: z.string(),
});

export const AgesProps = z.object({ anchor: Anchor, title: z.string(), steps: z.tuple([Step, Step, Step]) });
export type AgesProps = z.infer<typeof AgesProps>;
