import type { SlotRequest } from "@serambi/kernel/remote";

import { failure } from "../page/attempt";
import { prepareSlot, restoreSlot } from "../page/prepareSlot";
import type { SiteVisit } from "../page/SiteVisit";
import { settled, type AbsentSlot, type KeptSlot, type SlotView } from "../page/SlotView";
import type { RemoteFailure, SlotOutcome } from "../page/types";
import { lateSlotId, slotContentId, type SlotState } from "./pageState";

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

/** Null where it failed on the server after all: a gap stands in its place. */
const lateSlot = async (slotId: string): Promise<LateSlot | null> => {
  await documentRead();
  const text = document.getElementById(lateSlotId(slotId))?.textContent;
  return text ? (JSON.parse(text) as LateSlot) : null; // written by `SlotPlace` on the server
};

type Report = (failure: RemoteFailure) => void;

const failedSlot = (visit: SiteVisit, name: string): RemoteFailure => {
  const remote = visit.slot(name)?.remote ?? "";
  return failure({ remote, version: visit.release.remotes[remote]?.version ?? "" }, "unknown", null);
};

/** A slot whose markup stands. Its code is fetched when it comes near; until then, or for good, the markup stays. */
const deferred = (
  visit: SiteVisit,
  state: Exclude<SlotState, { kind: "failed" | "absent" }>,
  report: Report,
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
    outcome,
    ...visit.providerOf(request.name),
    isLate: state.kind === "late",
    retry: () => prepareSlot(visit, request, RETRY_TIMEOUT_MS),
    comeNear: () => void fetchCode(),
  };
};

const broken = (visit: SiteVisit, { request, remote, version }: Extract<SlotState, { kind: "failed" }>): SlotView => ({
  request,
  outcome: settled(failure({ remote, version }, "unknown", null)),
  ...visit.providerOf(request.name),
  isLate: false,
  retry: () => prepareSlot(visit, request, RETRY_TIMEOUT_MS),
});

const absent = (visit: SiteVisit, { request }: SlotState, report: Report): SlotView => ({
  request,
  outcome: settled<AbsentSlot>({ kind: "absent" }),
  ...visit.providerOf(request.name),
  isLate: false,
  isAbsent: true,
  retry: async () => {
    const outcome = await prepareSlot(visit, request, RETRY_TIMEOUT_MS);
    if (outcome.kind === "failed") report(outcome);
    return outcome;
  },
});

const restore = (visit: SiteVisit, state: SlotState, report: Report): SlotView => {
  if (state.kind === "failed") return broken(visit, state);
  return state.kind === "absent" ? absent(visit, state, report) : deferred(visit, state, report);
};

/** The slots of the page that the server sent. */
export const restoreSlots = (visit: SiteVisit, slots: readonly SlotState[], report: Report): Map<string, SlotView> =>
  new Map(slots.map((state) => [state.request.id, restore(visit, state, report)]));
