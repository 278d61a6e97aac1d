import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { SiteLink } from "../../contract/SiteLink";

const Page = z.object({ number: z.int().check(z.positive()), paragraphs: z.array(z.string()).check(z.minLength(1)) });

export const SpreadProps = z.object({
  anchor: Anchor,
  /** Heard, not seen: it is plain that this is a book. */
  title: z.string(),
  /** Name of the book, over the left page. */
  book: z.string(),
  /** Name of the chapter: it begins on the left page and stands over the right one. */
  chapter: z.string(),
  left: Page,
  right: Page,
  more: z.optional(SiteLink),
});
export type SpreadProps = z.infer<typeof SpreadProps>;
