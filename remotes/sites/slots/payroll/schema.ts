import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Picture } from "../../contract/Picture";

const Person = z.object({ name: z.string(), text: z.string(), picture: Picture });

export const PayrollProps = z.object({
  anchor: Anchor,
  title: z.string(),
  paid: z.array(z.extend(Person, { pay: z.string() })).check(z.minLength(1)),
  unpaidTitle: z.optional(z.string()),
  unpaid: z.optional(z.array(Person)),
});
export type PayrollProps = z.infer<typeof PayrollProps>;
