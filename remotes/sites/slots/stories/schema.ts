import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Picture } from "../../contract/Picture";
import { Href } from "../../contract/SiteLink";

export const StoriesProps = z.object({
  anchor: Anchor,
  /** Heard, not seen: the headlines speak for themselves. */
  title: z.string(),
  first: z.object({
    title: z.string(),
    text: z.string(),
    facts: z.array(z.string()).check(z.minLength(1)),
    href: z.optional(Href),
  }),
  pictured: z.object({
    title: z.string(),
    picture: Picture,
    facts: z.array(z.string()).check(z.minLength(1)),
    href: z.optional(Href),
  }),
  /** An opinion: its writer comes before its headline. */
  column: z.object({
    title: z.string(),
    text: z.string(),
    by: z.string(),
    kind: z.string(),
    portrait: Picture,
    href: z.optional(Href),
  }),
});
export type StoriesProps = z.infer<typeof StoriesProps>;
