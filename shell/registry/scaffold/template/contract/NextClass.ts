import * as z from "zod/mini";

/** What is shown of a class (`class/active`); the rest of the host's answer stays on the server. */
export const NextClass = z.object({
  slug: z.string(),
  name: z.string(),
  /** Plain text, one or two sentences. */
  description: z.string(),
  startsOn: z.nullable(z.iso.date()),
  lengthMinutes: z.int(),
});
export type NextClass = z.infer<typeof NextClass>;
