import * as z from "zod/mini";

import { SiteLink } from "../../contract/SiteLink";

export const HeroCardProps = z.object({
  title: z.string(),
  lede: z.string(),
  /** Cards that stand behind this one: what is typed along their upper edge. */
  behind: z.array(z.string()).check(z.maxLength(2)),
  card: z.object({
    /** Call number, one part a line. */
    call: z.array(z.string()),
    author: z.string(),
    title: z.string(),
    /** Blocks of the description; a line break stays one. */
    blocks: z.array(z.string()),
    links: z.optional(z.array(SiteLink)),
    /** Formats the work is kept in, where there is nothing to lead to. */
    formats: z.optional(z.array(z.string())),
    /** Stamped across the card, one word or two a line. */
    stamp: z.array(z.string()),
  }),
});
export type HeroCardProps = z.infer<typeof HeroCardProps>;
export type CardProps = HeroCardProps["card"];
