import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Picture } from "../../contract/Picture";
import { Href } from "../../contract/SiteLink";

export const OpenClassesProps = z.object({
  anchor: Anchor,
  title: z.string(),
  text: z.string(),
  picture: Picture,
  classes: z
    .array(z.object({ code: z.string(), name: z.string(), note: z.string(), href: z.optional(Href) }))
    .check(z.minLength(1)),
});
export type OpenClassesProps = z.infer<typeof OpenClassesProps>;
