import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";

export const FirstProgramProps = z.object({
  anchor: Anchor,
  title: z.string(),
  text: z.string(),
  /** A pattern as weavers keep it, row by row: `#` is a raised thread. */
  card: z.array(z.string().check(z.regex(/^[#.]+$/))).check(z.minLength(1)),
});
export type FirstProgramProps = z.infer<typeof FirstProgramProps>;
