import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Picture } from "../../contract/Picture";

export const ShelfProps = z.object({
  anchor: Anchor,
  title: z.string(),
  text: z.string(),
  books: z
    .array(z.object({ title: z.string(), author: z.string(), picture: Picture }))
    .check(z.minLength(3), z.maxLength(12)),
});
export type ShelfProps = z.infer<typeof ShelfProps>;
