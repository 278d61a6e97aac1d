import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";

const rupiah = z.int().check(z.nonnegative());

export const BudgetProps = z.object({
  anchor: Anchor,
  title: z.string(),
  text: z.string(),
  caption: z.string(),
  columns: z.object({ purpose: z.string(), needed: z.string(), given: z.string(), total: z.string() }),
  items: z.array(z.object({ purpose: z.string(), neededIdr: rupiah, givenIdr: rupiah })).check(z.minLength(1)),
  gift: z.object({
    text: z.string(),
    label: z.string(),
    unitIdr: z.int().check(z.positive()),
    value: z.int().check(z.positive()),
    most: z.int().check(z.positive()),
    /** Stands before the sum on the button. */
    action: z.string(),
    mail: z.object({ to: z.email(), subject: z.string() }),
  }),
});
export type BudgetProps = z.infer<typeof BudgetProps>;
