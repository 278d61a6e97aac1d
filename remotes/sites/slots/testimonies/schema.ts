import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Person } from "../../contract/Person";

const Testimony = z.object({ quote: z.string(), by: Person });

export const TestimoniesProps = z.object({
  anchor: Anchor,
  /** Read and not shown: the voices speak for themselves. */
  title: z.string(),
  lead: Testimony,
  others: z.tuple([Testimony, Testimony]),
});
export type TestimoniesProps = z.infer<typeof TestimoniesProps>;
