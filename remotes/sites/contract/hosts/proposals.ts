import { LANGUAGES, shortText } from "@serambi/kernel/contracts";
import * as z from "zod/mini";

import { ProposalKind } from "../proposal/Proposal";
import { KindKey } from "../proposal/ProposalForm";

/** `cms/app/setting/proposals`: what a site makes proposals for, in each of its languages. */
export const ProposalSetting = z.object({
  /** Told of each request. */
  inbox: z.email(),
  /** The person who reads them, by name. */
  reader: shortText(),
  kinds: z.partialRecord(z.enum(LANGUAGES), z.record(KindKey, ProposalKind)),
});
export type ProposalSetting = z.infer<typeof ProposalSetting>;
