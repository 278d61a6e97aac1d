import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Href } from "../../contract/SiteLink";

const Age = z.int().check(z.minimum(0), z.maximum(120));

export const ThreadsProps = z.object({
  anchor: Anchor,
  title: z.string(),
  intro: z.string(),
  /** Ages over the threads, evenly apart; the last one's own span ends the scale. */
  ages: z.array(Age).check(z.minLength(2)),
  /** The word after the first age. */
  unit: z.string(),
  threads: z
    .array(
      z.object({
        name: z.string(),
        text: z.string(),
        length: z.string(),
        from: Age,
        to: Age,
        tone: z.enum(["main", "ink", "warm", "accent"]),
        href: z.optional(Href),
      }),
    )
    .check(z.minLength(1)),
});
export type ThreadsProps = z.infer<typeof ThreadsProps>;
