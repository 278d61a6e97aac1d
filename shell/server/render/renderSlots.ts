import type { SlotRequest } from "@serambi/kernel/remote";

import type { SlotState } from "../../client/boot/pageState";
import { prepareSlot } from "../../client/page/prepareSlot";
import type { SiteVisit } from "../../client/page/SiteVisit";
import { settled, type AbsentSlot, type SlotView } from "../../client/page/SlotView";
import type { RemoteFailure, SlotOutcome } from "../../client/page/types";

/** How long a page waits for its slots before the first byte; later ones stream into their place. */
const PATIENCE_MS = 250;
const SLOT_TIMEOUT_MS = 4_000;

export interface ServerSlot {
  readonly view: SlotView;
  /** Null while it is still to come. */
  readonly early: SlotOutcome | AbsentSlot | null;
}

const afterPatience = (): Promise<null> => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, null));

const ABSENT: AbsentSlot = { kind: "absent" };

/** Prepares the slots of a page side by side, but those of `absent` remotes. */
export const renderSlots = async (
  visit: SiteVisit,
  requests: readonly SlotRequest[],
  onFailure: (failure: RemoteFailure, slot: string) => void,
  absent: ReadonlySet<string> = new Set(),
): Promise<ServerSlot[]> => {
  if (requests.length === 0) return [];
  const pending = requests.map(async (request) => {
    if (absent.has(visit.slot(request.name)?.remote ?? "")) return ABSENT;
    const outcome = await prepareSlot(visit, request, SLOT_TIMEOUT_MS);
    if (outcome.kind === "failed") onFailure(outcome, request.name);
    return outcome;
  });
  const patience = afterPatience();
  const early = await Promise.all(pending.map((outcome) => Promise.race([outcome, patience])));
  return requests.map((request, index) => {
    const known = early[index] ?? null;
    const coming = pending[index];
    if (!coming) throw new Error(`No slot at ${index}`);
    const view: SlotView = {
      request,
      ...visit.providerOf(request.name),
      outcome: known ? settled(known) : coming,
      isLate: known === null,
      retry: () => Promise.reject(new Error("Nothing is tried again on the server")),
    };
    return { view, early: known };
  });
};

/** What the browser is told of a slot. Its checked properties replace the ones asked with. */
export const slotState = ({ view: { request }, early }: ServerSlot): SlotState => {
  if (!early) return { kind: "late", request };
  if (early.kind === "absent") return { kind: "absent", request };
  if (early.kind === "failed") return { kind: "failed", request, remote: early.remote, version: early.version };
  return { kind: "ready", request: { ...request, props: early.props as Record<string, unknown> }, data: early.data }; // the schema of every slot is an object
};
