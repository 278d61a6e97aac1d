import type { SlotRequest } from "@serambi/kernel/remote";

import { failure } from "./attempt";
import { restoreSlot } from "./restorePage";
import type { SlotState } from "./sentPage";
import type { SiteVisit } from "./SiteVisit";
import { settled, type SlotView } from "./SlotView";
import type { RemoteFailure, SlotOutcome } from "./types";

/** How long a page waits for the code of the slots on its first screen, and of the others: what is not there then comes into its kept room. */
const EAGER_PATIENCE_MS = 400;
const PATIENCE_MS = 40;

/** What the slots of an answer are made with. */
export interface SlotSources {
  readonly visit: SiteVisit;
  /** A slot that comes on a line of its own; null where it did not. */
  readonly late: (id: string) => Promise<SlotState | null>;
  /** Loads a slot of the page that is shown once more. */
  readonly retry: (request: SlotRequest) => Promise<SlotOutcome>;
  readonly report: (failure: RemoteFailure) => void;
}

export const failedSlot = (visit: SiteVisit, name: string, state?: SlotState | null): RemoteFailure => {
  const { remote } = visit.providerOf(name);
  const isUnfit = state?.kind === "failed" && state.isUnfit === true;
  return failure({ remote, version: visit.versionOf(remote) }, isUnfit ? "props" : "unknown", null);
};

/** What a slot came to, with its code. */
export const slotOutcome = async (visit: SiteVisit, state: SlotState | null, name: string): Promise<SlotOutcome> =>
  state?.kind === "ready" ? restoreSlot(visit, state.request, state.data) : failedSlot(visit, name, state);

const isSame = (view: SlotView, state: SlotState): boolean =>
  state.kind === "ready" &&
  view.request.name === state.request.name &&
  JSON.stringify([view.request.props, view.data]) === JSON.stringify([state.request.props, state.data]);

const pendingOf = async ({ visit, late, report }: SlotSources, state: SlotState): Promise<SlotOutcome> => {
  const { id, name } = state.request;
  const outcome = await slotOutcome(visit, state.kind === "late" ? await late(id) : state, name);
  if (outcome.kind === "failed") report(outcome);
  return outcome;
};

const wait = (ms: number): Promise<null> => new Promise((resolve) => setTimeout(resolve, ms, null));

/**
 * The slots of a page that a click led to.
 * @param shown slots on the screen now: one that the next page has in the same words stays as it is
 */
export const slotViews = async (
  sources: SlotSources,
  states: readonly SlotState[],
  shown: ReadonlyMap<string, SlotView>,
): Promise<Map<string, SlotView>> => {
  const views = states.map(async (state): Promise<SlotView> => {
    const { request } = state;
    const known = shown.get(request.id);
    if (known && isSame(known, state)) {
      // What is still to be hydrated would be thrown away by the change of page: its code is fetched before.
      known.comeNear?.();
      return known;
    }
    const pending = pendingOf(sources, state);
    const early = await Promise.race([pending, wait(request.isEager ? EAGER_PATIENCE_MS : PATIENCE_MS)]);
    return {
      request,
      ...sources.visit.providerOf(request.name),
      ...(state.kind === "ready" && { data: state.data }),
      outcome: early ? settled(early) : pending,
      isLate: false,
      retry: () => sources.retry(request),
    };
  });
  return new Map((await Promise.all(views)).map((view) => [view.request.id, view]));
};
