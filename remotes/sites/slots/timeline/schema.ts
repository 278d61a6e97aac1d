import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Picture } from "../../contract/Picture";

export const TimelineProps = z.object({
  anchor: Anchor,
  title: z.string(),
  picture: Picture,
  entries: z.array(z.object({ when: z.string(), title: z.string(), text: z.string() })).check(z.minLength(1)),
});
export type TimelineProps = z.infer<typeof TimelineProps>;
