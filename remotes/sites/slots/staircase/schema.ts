import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";

export const StaircaseProps = z.object({
  anchor: Anchor,
  title: z.string(),
  /** Two years of twelve months; `from` and `to` are months from 1, `to` is where the bar ends. */
  steps: z
    .array(
      z
        .object({
          when: z.string(),
          title: z.string(),
          text: z.string(),
          from: z.int().check(z.minimum(1), z.maximum(24)),
          to: z.int().check(z.minimum(2), z.maximum(25)),
        })
        .check(z.refine(({ from, to }) => from < to && to - from <= 8, "a step takes one to eight months")),
    )
    .check(z.minLength(2)),
  years: z.tuple([z.string(), z.string()]),
});
export type StaircaseProps = z.infer<typeof StaircaseProps>;
