import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { IsoDate } from "../../contract/IsoDate";
import { Href } from "../../contract/SiteLink";

export const BulletinProps = z.object({
  anchor: Anchor,
  title: z.string(),
  items: z.array(z.object({ date: IsoDate, text: z.string(), href: z.optional(Href) })).check(z.minLength(1)),
});
export type BulletinProps = z.infer<typeof BulletinProps>;
