import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Picture } from "../../contract/Picture";

export const QuiltProps = z.object({
  anchor: Anchor,
  title: z.string(),
  /** Ten make two full rows. `note` says what is not settled yet. */
  people: z
    .array(z.object({ name: z.string(), text: z.string(), note: z.optional(z.string()), picture: Picture }))
    .check(z.minLength(1)),
});
export type QuiltProps = z.infer<typeof QuiltProps>;
