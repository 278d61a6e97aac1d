import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Picture } from "../../contract/Picture";

export const ActivitiesProps = z.object({
  anchor: Anchor,
  title: z.string(),
  text: z.string(),
  /** The first is the one to see first: it stands largest. */
  activities: z
    .array(
      z.object({
        name: z.string(),
        /** Day and hours, in words. */
        when: z.string(),
        place: z.string(),
        text: z.string(),
        /** What of it one should know before one comes. */
        notes: z.array(z.string()).check(z.maxLength(5)),
        picture: Picture,
      }),
    )
    .check(z.minLength(3), z.maxLength(3)),
});
export type ActivitiesProps = z.infer<typeof ActivitiesProps>;
