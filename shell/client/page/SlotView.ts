import type { SlotRequest } from "@serambi/kernel/remote";

import type { SlotOutcome } from "./types";

type Settled = Promise<SlotOutcome> & { status?: "fulfilled"; value?: SlotOutcome };

/** A promise that React's `use` reads at once, without suspending first. */
export const settled = (outcome: SlotOutcome): Promise<SlotOutcome> => {
  const promise: Settled = Promise.resolve(outcome);
  promise.status = "fulfilled";
  promise.value = outcome;
  return promise;
};

/** One slot on a page, while it is shown. */
export interface SlotView {
  readonly request: SlotRequest;
  readonly minHeightRem: number;
  readonly outcome: Promise<SlotOutcome>;
  /** True where the outcome was not known when rendering began: it streams in, and brings its data along. */
  readonly isLate: boolean;
  /** Fetches data and code again. */
  readonly retry: () => Promise<SlotOutcome>;
  /** Hydration of this slot waits until it comes near the screen: called then. */
  readonly comeNear?: () => void;
  /** Called where the code of a slot whose markup stands could not be loaded: the markup stays. */
  readonly onKept?: (listener: () => void) => void;
}
