import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Portrait } from "../../contract/Portrait";

export const SuperlativesProps = z.object({
  anchor: Anchor,
  title: z.string(),
  intro: z.string(),
  people: z
    .array(z.object({ most: z.string(), name: z.string(), year: z.string(), work: z.string(), portrait: Portrait }))
    .check(z.minLength(2)),
});
export type SuperlativesProps = z.infer<typeof SuperlativesProps>;
