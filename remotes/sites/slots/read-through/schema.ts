import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";

export const ReadThroughProps = z.object({
  anchor: Anchor,
  title: z.string(),
  /** In the order they are read; the last one is set small, because it counts least. */
  parts: z.array(z.object({ name: z.string(), text: z.string() })).check(z.minLength(2)),
});
export type ReadThroughProps = z.infer<typeof ReadThroughProps>;
