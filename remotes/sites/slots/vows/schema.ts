import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";

export const VowsProps = z.object({
  anchor: Anchor,
  title: z.string(),
  vows: z.array(z.string()).check(z.minLength(1)),
});
export type VowsProps = z.infer<typeof VowsProps>;
