import type { SlotRequest } from "@serambi/kernel/remote";

import { restoreSlot } from "../page/restorePage";
import type { SlotState } from "../page/sentPage";
import { failedSlot, type SlotSources } from "../page/slotViews";
import { settled, type AbsentSlot, type KeptSlot, type SlotView } from "../page/SlotView";
import type { SlotOutcome } from "../page/types";
import { lateSlotId, slotContentId } from "./pageState";

const documentRead = (): Promise<void> =>
  document.readyState === "loading"
    ? new Promise((resolve) => document.addEventListener("DOMContentLoaded", () => resolve(), { once: true }))
    : Promise.resolve();

/** What a late slot brought along: its checked properties, and its data. */
interface LateSlot {
  readonly props: SlotRequest["props"];
  readonly data: unknown;
}

/** Null where it failed on the server after all: a gap stands in its place. */
const lateSlot = async (slotId: string): Promise<LateSlot | null> => {
  await documentRead();
  const text = document.getElementById(lateSlotId(slotId))?.textContent;
  return text ? (JSON.parse(text) as LateSlot) : null; // written by `SlotPlace` on the server
};

type Sources = Omit<SlotSources, "late">;

/** A slot whose markup stands. Its code is fetched when it comes near; until then, or for good, the markup stays. */
const deferred = (
  { visit, report, retry }: Sources,
  state: Exclude<SlotState, { kind: "failed" | "absent" }>,
): SlotView => {
  const { request } = state;
  let arrive: (outcome: SlotOutcome | KeptSlot) => void = () => undefined;
  let isFetching = false;
  const outcome = new Promise<SlotOutcome | KeptSlot>((resolve) => (arrive = resolve));

  const fetchCode = async (): Promise<void> => {
    if (isFetching) return;
    isFetching = true;
    const sent = state.kind === "late" ? await lateSlot(request.id) : { props: request.props, data: state.data };
    if (sent === null) return arrive(failedSlot(visit, request.name));
    const restored = await restoreSlot(visit, { ...request, props: sent.props }, sent.data);
    if (restored.kind === "ready") return arrive(restored);
    report(restored);
    arrive({ kind: "kept", html: document.getElementById(slotContentId(request.id))?.innerHTML ?? "" });
  };
  if (request.isEager) void fetchCode();
  return {
    request,
    ...(state.kind === "ready" && { data: state.data }),
    outcome,
    ...visit.providerOf(request.name),
    isLate: state.kind === "late",
    retry: () => retry(request),
    comeNear: () => void fetchCode(),
  };
};

const absent = ({ visit, retry, report }: Sources, { request }: SlotState): SlotView => ({
  request,
  outcome: settled<AbsentSlot>({ kind: "absent" }),
  ...visit.providerOf(request.name),
  isLate: false,
  isAbsent: true,
  retry: async () => {
    const outcome = await retry(request);
    if (outcome.kind === "failed") report(outcome);
    return outcome;
  },
});

const broken = ({ visit, retry }: Sources, state: SlotState): SlotView => ({
  request: state.request,
  outcome: settled(failedSlot(visit, state.request.name, state)),
  ...visit.providerOf(state.request.name),
  isLate: false,
  retry: () => retry(state.request),
});

const restore = (sources: Sources, state: SlotState): SlotView => {
  if (state.kind === "failed") return broken(sources, state);
  return state.kind === "absent" ? absent(sources, state) : deferred(sources, state);
};

/** The slots of the page that the server sent, over their markup. */
export const restoreSlots = (sources: Sources, slots: readonly SlotState[]): Map<string, SlotView> =>
  new Map(slots.map((state) => [state.request.id, restore(sources, state)]));
