import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";

export const SignsProps = z.object({
  anchor: Anchor,
  /** Javanese letters in it are set in the site's second colour. */
  title: z.string(),
  text: z.string(),
  signs: z.array(z.object({ written: z.string(), sound: z.string(), name: z.string() })).check(z.minLength(1)),
});
export type SignsProps = z.infer<typeof SignsProps>;
