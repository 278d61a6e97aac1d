import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";

export const ProvisionsProps = z.object({
  anchor: Anchor,
  title: z.string(),
  provisions: z.array(z.object({ name: z.string(), text: z.string() })).check(z.minLength(1)),
});
export type ProvisionsProps = z.infer<typeof ProvisionsProps>;
