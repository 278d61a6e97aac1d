import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";

export const SayingProps = z.object({ anchor: Anchor, title: z.string(), text: z.string(), by: z.string() });
export type SayingProps = z.infer<typeof SayingProps>;
