import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Person } from "../../contract/Person";

export const LetterProps = z.object({
  anchor: Anchor,
  title: z.string(),
  paragraphs: z.array(z.string()).check(z.minLength(1)),
  by: Person,
});
export type LetterProps = z.infer<typeof LetterProps>;
