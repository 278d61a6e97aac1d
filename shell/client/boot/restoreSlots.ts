import type { SlotRequest } from "@serambi/kernel/remote";

import { failure } from "../page/attempt";
import { prepareSlot, restoreSlot } from "../page/prepareSlot";
import type { SiteVisit } from "../page/SiteVisit";
import { settled, type SlotView } from "../page/SlotView";
import type { RemoteFailure, SlotOutcome } from "../page/types";
import { lateSlotId, type SlotState } from "./pageState";

const RETRY_TIMEOUT_MS = 15_000;

const documentRead = (): Promise<void> =>
  document.readyState === "loading"
    ? new Promise((resolve) => document.addEventListener("DOMContentLoaded", () => resolve(), { once: true }))
    : Promise.resolve();

/** What a late slot brought along: its checked properties, and its data. */
interface LateSlot {
  readonly props: SlotRequest["props"];
  readonly data: unknown;
}

const lateSlot = async (slotId: string): Promise<LateSlot> => {
  await documentRead();
  const text = document.getElementById(lateSlotId(slotId))?.textContent ?? '{"props":{},"data":null}';
  return JSON.parse(text) as LateSlot; // written by `SlotPlace` on the server
};

type Report = (failure: RemoteFailure) => void;

/** A slot whose markup stands. Its code is fetched when it comes near; until then, or for good, the markup stays. */
const deferred = (visit: SiteVisit, state: Exclude<SlotState, { kind: "failed" }>, report: Report): SlotView => {
  const { request } = state;
  let arrive: (outcome: SlotOutcome) => void = () => undefined;
  let keep: () => void = () => undefined;
  let isFetching = false;
  const outcome = new Promise<SlotOutcome>((resolve) => (arrive = resolve));

  const fetchCode = async (): Promise<void> => {
    if (isFetching) return;
    isFetching = true;
    const { props, data } =
      state.kind === "late" ? await lateSlot(request.id) : { props: request.props, data: state.data };
    const restored = await restoreSlot(visit, { ...request, props }, data);
    if (restored.kind === "ready") return arrive(restored);
    report(restored);
    keep();
  };
  if (request.isEager) void fetchCode();
  return {
    request,
    outcome,
    minHeightRem: visit.release.slots[request.name]?.minHeightRem ?? 0,
    isLate: state.kind === "late",
    retry: () => prepareSlot(visit, request, RETRY_TIMEOUT_MS),
    comeNear: () => void fetchCode(),
    onKept: (listener) => (keep = listener),
  };
};

const broken = (visit: SiteVisit, { request, remote, version }: Extract<SlotState, { kind: "failed" }>): SlotView => ({
  request,
  outcome: settled(failure({ remote, version }, "unknown", null)),
  minHeightRem: visit.release.slots[request.name]?.minHeightRem ?? 0,
  isLate: false,
  retry: () => prepareSlot(visit, request, RETRY_TIMEOUT_MS),
});

/** The slots of the page that the server sent. */
export const restoreSlots = (visit: SiteVisit, slots: readonly SlotState[], report: Report): Map<string, SlotView> =>
  new Map(
    slots.map((state) => [
      state.request.id,
      state.kind === "failed" ? broken(visit, state) : deferred(visit, state, report),
    ]),
  );
