import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Picture } from "../../contract/Picture";

const Side = z.object({ name: z.string(), score: z.int().check(z.minimum(0)) });

export const BracketProps = z.object({
  anchor: Anchor,
  title: z.string(),
  intro: z.string(),
  /** From the first round to the final; each has half as many matches as the one before. */
  rounds: z
    .array(z.object({ title: z.string(), matches: z.array(z.tuple([Side, Side])).check(z.minLength(1)) }))
    .check(z.minLength(2)),
  champion: z.object({ label: z.string(), name: z.string(), pennant: Picture }),
});
export type BracketProps = z.infer<typeof BracketProps>;
