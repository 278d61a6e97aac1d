import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Picture } from "../../contract/Picture";
import { SiteLink } from "../../contract/SiteLink";

export const HeroBookProps = z.object({
  anchor: Anchor,
  /** Set as large as the page is wide: a book's title is short. */
  title: z.string().check(z.maxLength(24)),
  author: z.string(),
  /** The author as a narrow spine has room for. */
  authorOnSpine: z.string(),
  /** What the picture shows, for those who do not see it. */
  description: z.string(),
  cover: Picture,
  subtitle: z.string(),
  facts: z.array(z.string()),
  editions: z.array(z.object({ name: z.string(), price: z.string() })).check(z.minLength(1)),
  action: SiteLink,
});
export type HeroBookProps = z.infer<typeof HeroBookProps>;
