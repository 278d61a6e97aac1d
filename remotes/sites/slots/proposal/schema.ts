import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Picture } from "../../contract/Picture";
import { KindKey } from "../../contract/proposal/ProposalForm";

export const ProposalProps = z.object({
  anchor: Anchor,
  /** A kind of the site's setting `proposals`. */
  kind: KindKey,
  /** Sunken, unless the section above is. */
  ground: z.optional(z.enum(["sunken", "plain"])),
  /** A strip of cloth above. */
  band: z.optional(Picture),
});
