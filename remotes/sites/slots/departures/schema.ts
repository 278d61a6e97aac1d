import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";

export const DeparturesProps = z.object({
  anchor: Anchor,
  title: z.string(),
  columns: z.object({ who: z.string(), why: z.string(), since: z.string() }),
  departures: z
    .array(
      z.object({
        who: z.string(),
        why: z.string(),
        /** The change that was made because of it. */
        since: z.string(),
      }),
    )
    .check(z.minLength(1)),
});
export type DeparturesProps = z.infer<typeof DeparturesProps>;
