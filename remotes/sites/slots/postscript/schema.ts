import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";

export const PostscriptProps = z.object({
  anchor: Anchor,
  /** `N.B.`, `P.S.` */
  mark: z.string(),
  text: z.string(),
});
export type PostscriptProps = z.infer<typeof PostscriptProps>;
