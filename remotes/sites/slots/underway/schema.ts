import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Picture } from "../../contract/Picture";

export const UnderwayProps = z.object({
  anchor: Anchor,
  title: z.string(),
  rows: z
    .array(z.object({ name: z.string(), text: z.string(), when: z.string(), picture: Picture }))
    .check(z.minLength(1)),
});
export type UnderwayProps = z.infer<typeof UnderwayProps>;
