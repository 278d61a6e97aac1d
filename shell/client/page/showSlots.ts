import type { SlotRequest } from "@serambi/kernel/remote";

import { prepareSlot } from "./prepareSlot";
import type { SiteVisit } from "./SiteVisit";
import { settled, type SlotView } from "./SlotView";
import type { ReadyPage, RemoteFailure, SlotOutcome } from "./types";

/** How long a navigation waits for the slots of its page; later ones come into their kept room. */
const PATIENCE_MS = 400;
const SLOT_TIMEOUT_MS = 15_000;

const isSameRequest = (a: SlotRequest, b: SlotRequest): boolean =>
  a.name === b.name && JSON.stringify(a.props) === JSON.stringify(b.props);

/**
 * The slots of a page that was reached by navigation: prepared in the browser.
 * @param shown slots on the screen now: one that the next page asks for in the same words stays as it is
 */
export const showSlots = async (
  visit: SiteVisit,
  page: ReadyPage,
  shown: ReadonlyMap<string, SlotView>,
  report: (failure: RemoteFailure) => void,
): Promise<Map<string, SlotView>> => {
  const requests = page.slots;
  const prepare = async (index: number): Promise<SlotOutcome> => {
    const request = requests[index];
    if (!request) throw new Error(`No slot at ${index}`);
    const outcome = await prepareSlot(visit, request, SLOT_TIMEOUT_MS);
    if (outcome.kind === "failed") report(outcome);
    return outcome;
  };
  const views = requests.map((request, index) => {
    const known = shown.get(request.id);
    if (known && isSameRequest(known.request, request)) {
      // What is still to be hydrated would be thrown away by the change of page: its code is fetched before.
      known.comeNear?.();
      return { pending: known.outcome, view: known };
    }
    const pending = prepare(index);
    return { pending, view: { request, isLate: false, retry: () => prepare(index) } };
  });
  const early = await Promise.all(
    views.map(({ pending }) =>
      Promise.race([pending, new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null))]),
    ),
  );
  return new Map(
    views.map(({ pending, view }, index) => {
      const outcome = early[index];
      if ("outcome" in view) return [view.request.id, view];
      const shownAs = { ...view, ...visit.providerOf(view.request.name) };
      return [view.request.id, { ...shownAs, outcome: outcome ? settled(outcome) : pending }];
    }),
  );
};
