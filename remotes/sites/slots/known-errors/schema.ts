import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";

export const KnownErrorsProps = z.object({
  anchor: Anchor,
  title: z.string(),
  text: z.optional(z.string()),
  errors: z.array(z.object({ name: z.string(), text: z.string() })).check(z.minLength(1)),
});
export type KnownErrorsProps = z.infer<typeof KnownErrorsProps>;
