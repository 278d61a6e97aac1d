import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Person } from "../../contract/Person";

export const RosterProps = z.object({
  anchor: Anchor,
  title: z.string(),
  people: z.array(z.extend(Person, { note: z.string() })).check(z.minLength(1)),
});
export type RosterProps = z.infer<typeof RosterProps>;
