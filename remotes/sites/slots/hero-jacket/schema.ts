import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Picture } from "../../contract/Picture";
import { SiteLink } from "../../contract/SiteLink";

export const HeroJacketProps = z.object({
  anchor: Anchor,
  /** As it stands on the front: a book's title is short. */
  title: z.string().check(z.maxLength(24)),
  author: z.string(),
  /** The author as a narrow spine has room for. */
  authorOnSpine: z.string(),
  /** What stands on the back. */
  back: z.array(z.string()).check(z.minLength(1), z.maxLength(3)),
  /** Small, at the foot of the back: number, price group, publisher. */
  imprint: z.string(),
  cover: Picture,
  subtitle: z.string(),
  facts: z.array(z.object({ name: z.string(), text: z.string() })).check(z.minLength(1), z.maxLength(5)),
  actions: z.optional(z.array(SiteLink)),
});
export type HeroJacketProps = z.infer<typeof HeroJacketProps>;
