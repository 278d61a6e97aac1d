import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";

export const StatementsProps = z.object({
  anchor: Anchor,
  title: z.string(),
  statements: z.array(z.string()).check(z.minLength(1)),
});
export type StatementsProps = z.infer<typeof StatementsProps>;
