import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";

export const LetterboxProps = z.object({
  anchor: Anchor,
  title: z.string(),
  /** What to put into each of the boxes: the address of a work. */
  boxes: z.array(z.string()).check(z.minLength(1), z.maxLength(4)),
  /** An example of such an address. */
  example: z.string(),
  email: z.object({ label: z.string(), example: z.string() }),
  submit: z.string(),
  /** Beside the button: what happens then. */
  note: z.string(),
  /** Where the letter goes: it is written in the visitor's own mail programme. */
  mail: z.object({ to: z.email(), subject: z.string() }),
});
export type LetterboxProps = z.infer<typeof LetterboxProps>;
