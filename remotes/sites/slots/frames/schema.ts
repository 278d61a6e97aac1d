import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";

export const FramesProps = z.object({
  anchor: Anchor,
  title: z.string(),
  text: z.string(),
  /** What happens in which of the sixteen frames. */
  phases: z.array(z.object({ span: z.string(), text: z.string() })).check(z.minLength(2), z.maxLength(4)),
});
export type FramesProps = z.infer<typeof FramesProps>;
