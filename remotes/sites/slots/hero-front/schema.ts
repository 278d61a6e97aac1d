import * as z from "zod/mini";

import { Inside } from "../../contract/Inside";
import { Picture } from "../../contract/Picture";
import { Href } from "../../contract/SiteLink";

export const HeroFrontProps = z.object({
  /** The page's name: heard, not seen. */
  title: z.string(),
  lead: z.object({
    title: z.string(),
    text: z.string(),
    /** Who wrote it, then the desk, the time it takes to read. */
    facts: z.array(z.string()).check(z.minLength(1)),
    picture: Picture,
    href: z.optional(Href),
  }),
  latest: z.object({
    title: z.string(),
    stories: z.array(z.object({ when: z.string(), title: z.string(), href: z.optional(Href) })).check(z.minLength(1)),
  }),
  /** A letter that readers may ask for; its form stands inside. */
  letter: z.optional(z.object({ title: z.string(), text: z.string() })),
  inside: Inside,
});
export type HeroFrontProps = z.infer<typeof HeroFrontProps>;
