import type { SlotRequest } from "@serambi/kernel/remote";

import { SiteVisit } from "../../client/page/SiteVisit";
import type { QuestionContext } from "../render/QuestionContext";
import { remoteClients } from "../render/remoteClients";
import { loadSlots, type PendingSlot } from "../render/renderSlots";
import { sentSlots, type SentSlots } from "../render/sentSlots";

/** Slots of live remotes, for a page that was loaded on a developer's machine. */
export interface AskedSlots {
  readonly slots: readonly SlotRequest[];
  /** The remote in whose place the browser shows a local build: none of its loaders run here. */
  readonly local: string;
}

const whole = async (slot: PendingSlot): Promise<PendingSlot> => ({
  ...slot,
  early: slot.early ?? (await slot.coming),
});

/** Loads slots as a page of the site would; optional ones that the release does not have are left out. */
export const siteSlots = async (
  { live, tenant, http, now }: QuestionContext,
  { slots: requests, local }: AskedSlots,
): Promise<SentSlots> => {
  const visit = new SiteVisit({
    tenant,
    release: live.forSite(tenant),
    source: live,
    http,
    httpFor: remoteClients(live, http),
    now,
  });
  const known = requests.filter(({ name, isOptional }) => !isOptional || visit.slot(name) !== undefined);
  const pending = await loadSlots(live, visit, known, { onFailure: () => undefined, local: new Set([local]) });
  return sentSlots(live, visit, await Promise.all(pending.map(whole)));
};
