import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";

export const DescendingStepsProps = z.object({
  anchor: Anchor,
  title: z.string(),
  steps: z
    .array(z.object({ when: z.string(), title: z.string(), text: z.string() }))
    .check(z.minLength(3), z.maxLength(6)),
});
export type DescendingStepsProps = z.infer<typeof DescendingStepsProps>;
