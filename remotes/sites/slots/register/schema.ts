import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Picture } from "../../contract/Picture";
import { Href, SiteLink } from "../../contract/SiteLink";

export const RegisterProps = z.object({
  anchor: Anchor,
  title: z.string(),
  note: z.optional(z.string()),
  /** Label of the box that narrows the list down. */
  search: z.string(),
  /** What is said when no entry has the words. */
  nothing: z.string(),
  /** The words for the three states. */
  states: z.object({ kept: z.string(), review: z.string(), withdrawn: z.string() }),
  entries: z
    .array(
      z.object({
        number: z.string(),
        title: z.string(),
        text: z.string(),
        by: z.string(),
        facts: z.string(),
        /** A withdrawn entry stays where it was, struck through. */
        state: z.enum(["kept", "review", "withdrawn"]),
        picture: Picture,
        href: z.optional(Href),
      }),
    )
    .check(z.minLength(1)),
  more: z.optional(SiteLink),
});
export type RegisterProps = z.infer<typeof RegisterProps>;
export type RegisterEntry = RegisterProps["entries"][number];
