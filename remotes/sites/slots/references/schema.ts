import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Dye } from "../../contract/Dye";
import { Picture } from "../../contract/Picture";
import { SiteLink } from "../../contract/SiteLink";

export const ReferencesProps = z.object({
  anchor: Anchor,
  title: z.string(),
  references: z
    .array(
      z.object({
        title: z.string(),
        text: z.string(),
        dye: Dye,
        picture: Picture,
        facts: z.array(z.object({ name: z.string(), value: z.string() })).check(z.minLength(1), z.maxLength(4)),
      }),
    )
    .check(z.minLength(1)),
  /** The page that tells more. */
  actions: z.optional(z.array(SiteLink)),
});
export type ReferencesProps = z.infer<typeof ReferencesProps>;
