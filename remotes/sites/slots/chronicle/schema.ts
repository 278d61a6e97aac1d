import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";

export const ChronicleProps = z.object({
  anchor: Anchor,
  title: z.string(),
  /** `mistake`: the word that says that this was one. */
  years: z.array(z.object({ year: z.int(), text: z.string(), mistake: z.optional(z.string()) })).check(z.minLength(2)),
});
export type ChronicleProps = z.infer<typeof ChronicleProps>;
