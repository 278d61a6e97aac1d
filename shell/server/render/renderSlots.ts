import type { SlotRequest } from "@serambi/kernel/remote";

import { restoreSlot } from "../../client/page/restorePage";
import type { SlotState } from "../../client/page/sentPage";
import type { SiteVisit } from "../../client/page/SiteVisit";
import { settled, type AbsentSlot, type SlotView } from "../../client/page/SlotView";
import type { RemoteFailure, SlotOutcome } from "../../client/page/types";
import type { LiveRelease } from "./LiveRelease";
import { loadSlot, type LoadedSlot } from "./loadSlot";

/** How long a page waits for its slots before the first byte; later ones stream into their place. */
const PAGE_PATIENCE_MS = 250;
/** How long an answer to a click waits for them: they come on lines of their own. */
const LINES_PATIENCE_MS = 60;
const SLOT_TIMEOUT_MS = 4_000;

/** A slot of a page: on its way, or come to something. */
export interface PendingSlot {
  readonly request: SlotRequest;
  readonly coming: Promise<LoadedSlot | RemoteFailure | AbsentSlot>;
  /** Null while it is still to come. */
  readonly early: LoadedSlot | RemoteFailure | AbsentSlot | null;
}

/** The same with its code, ready to be rendered. */
export interface ServerSlot extends PendingSlot {
  readonly view: SlotView;
}

const ABSENT: AbsentSlot = { kind: "absent" };

interface SlotsOptions {
  readonly onFailure: (failure: RemoteFailure, slot: string) => void;
  /** Remotes whose loaders are on a developer's machine. */
  readonly local: ReadonlySet<string>;
  readonly isForClick?: boolean;
  /** Gives the error of a loader that does not come to an end. */
  readonly silence?: ((timeoutMs: number) => Error) | undefined;
}

/** Loads the slots of a page side by side. */
export const loadSlots = async (
  live: LiveRelease,
  visit: SiteVisit,
  requests: readonly SlotRequest[],
  { onFailure, local, isForClick = false, silence }: SlotsOptions,
): Promise<PendingSlot[]> => {
  if (requests.length === 0) return [];
  const pending = requests.map(async (request) => {
    if (local.has(visit.slot(request.name)?.remote ?? "")) return ABSENT;
    const outcome = await loadSlot(live, visit, request, SLOT_TIMEOUT_MS, silence);
    if (outcome.kind === "failed") onFailure(outcome, request.name);
    return outcome;
  });
  const ms = isForClick ? LINES_PATIENCE_MS : PAGE_PATIENCE_MS;
  const patience = new Promise<null>((resolve) => setTimeout(resolve, ms, null));
  const early = await Promise.all(pending.map((outcome) => Promise.race([outcome, patience])));
  return requests.map((request, index) => {
    const coming = pending[index];
    if (!coming) throw new Error(`No slot at ${index}`);
    return { request, coming, early: early[index] ?? null };
  });
};

/** Brings the code of slots, for the page that is rendered. */
export const restoreSlots = (
  visit: SiteVisit,
  slots: readonly PendingSlot[],
  onFailure: SlotsOptions["onFailure"],
): Promise<ServerSlot[]> => {
  const outcomeOf = async (loaded: LoadedSlot | RemoteFailure | AbsentSlot): Promise<SlotOutcome | AbsentSlot> => {
    if (loaded.kind !== "loaded") return loaded; // told when it was loaded
    const outcome = await restoreSlot(visit, loaded.request, loaded.data);
    if (outcome.kind === "failed") onFailure(outcome, loaded.request.name);
    return outcome;
  };
  return Promise.all(
    slots.map(async (slot) => {
      const { request, coming, early } = slot;
      const view: SlotView = {
        request,
        ...visit.providerOf(request.name),
        outcome: early ? settled(await outcomeOf(early)) : coming.then(outcomeOf),
        isLate: early === null,
        retry: () => Promise.reject(new Error("Nothing is tried again on the server")),
      };
      return { ...slot, view };
    }),
  );
};

/** What the browser is told of a slot. Its checked properties replace the ones asked with. */
export const slotState = (request: SlotRequest, outcome: PendingSlot["early"]): SlotState => {
  if (!outcome) return { kind: "late", request };
  switch (outcome.kind) {
    case "absent":
      return { kind: "absent", request };
    case "failed":
      return {
        kind: "failed",
        request,
        remote: outcome.remote,
        version: outcome.version,
        ...(outcome.phase === "props" && { isUnfit: true }),
      };
    case "loaded":
      return { kind: "ready", request: outcome.request, data: outcome.data };
  }
};
