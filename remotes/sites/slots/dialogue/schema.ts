import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Picture } from "../../contract/Picture";

export const DialogueProps = z.object({
  anchor: Anchor,
  title: z.string(),
  picture: Picture,
  messages: z
    .array(
      z.object({
        /** Who says it, where and when; of the second message on often only when. */
        by: z.string(),
        text: z.string(),
        /** True for the one who asked: their messages stand on the left. */
        isAsking: z.optional(z.boolean()),
      }),
    )
    .check(z.minLength(2)),
});
export type DialogueProps = z.infer<typeof DialogueProps>;
