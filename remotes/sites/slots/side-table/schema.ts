import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";

const Three = z.tuple([z.string(), z.string(), z.string()]);

export const SideTableProps = z.object({
  anchor: Anchor,
  title: z.string(),
  text: z.string(),
  columns: Three,
  rows: z.array(Three).check(z.minLength(2), z.maxLength(10)),
});
export type SideTableProps = z.infer<typeof SideTableProps>;
