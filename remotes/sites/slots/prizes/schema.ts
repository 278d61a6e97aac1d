import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Picture } from "../../contract/Picture";
import { SiteLink } from "../../contract/SiteLink";

export const PrizesProps = z.object({
  anchor: Anchor,
  title: z.string(),
  cloth: Picture,
  /** The largest first; `amount` is a short figure, `text` says of what and for whom. */
  prizes: z.array(z.object({ amount: z.string(), text: z.string() })).check(z.minLength(1), z.maxLength(3)),
  action: SiteLink,
  note: z.string(),
});
export type PrizesProps = z.infer<typeof PrizesProps>;
