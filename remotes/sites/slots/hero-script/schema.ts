import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { ScriptId } from "../../contract/ScriptId";
import { SiteLink } from "../../contract/SiteLink";

export const HeroScriptProps = z.object({
  anchor: Anchor,
  /** Over the title: where this stands in the collection. */
  place: z.optional(z.string()),
  /** The way back to the whole. */
  back: z.optional(SiteLink),
  title: z.string(),
  text: z.string(),
  /** Set large below: Latin letters, written in the script. */
  specimen: z.optional(z.object({ script: ScriptId, text: z.string(), meaning: z.optional(z.string()) })),
});
export type HeroScriptProps = z.infer<typeof HeroScriptProps>;
