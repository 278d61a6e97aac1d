import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";

export const CautionsProps = z.object({
  anchor: Anchor,
  title: z.string(),
  cautions: z.array(z.string()).check(z.minLength(1)),
});
export type CautionsProps = z.infer<typeof CautionsProps>;
