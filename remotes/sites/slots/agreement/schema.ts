import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";

export const AgreementProps = z.object({
  anchor: Anchor,
  title: z.string(),
  points: z.array(z.string()).check(z.minLength(1), z.maxLength(9)),
});
export type AgreementProps = z.infer<typeof AgreementProps>;
