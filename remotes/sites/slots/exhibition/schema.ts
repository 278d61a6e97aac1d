import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Craft } from "../../contract/Craft";
import { Picture } from "../../contract/Picture";

const Work = z.object({
  /** Id within the page: the first section's words lead here. */
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  craft: Craft,
  title: z.string(),
  by: z.string(),
  field: z.string(),
  text: z.string(),
  picture: z.extend(Picture, {
    /** One of the numbers that outlines, dyes and fillings are combined under; missing: by the seed. */
    look: z.optional(z.int().check(z.nonnegative())),
    /** Printed in light and dark of one ink, the site's colour for information; missing: in its own dyes. */
    isOneInk: z.optional(z.boolean()),
  }),
});

export const ExhibitionProps = z.object({
  anchor: Anchor,
  /** Heard, not seen: the pictures speak for themselves. */
  title: z.string(),
  works: z.tuple([Work, Work, Work, Work, Work, Work]),
  /** A sentence in large type between the pictures. */
  note: z.string(),
});
export type ExhibitionProps = z.infer<typeof ExhibitionProps>;
