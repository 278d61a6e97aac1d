import type { SlotRequest } from "@serambi/kernel/remote";

import type { SlotOutcome, SlotProvider } from "./types";

/** The server's markup of a slot whose code could not be loaded in the browser: it can still be read. */
export interface KeptSlot {
  readonly kind: "kept";
  readonly html: string;
}

/** A slot of a local build, before the developer's machine has loaded it. */
export interface AbsentSlot {
  readonly kind: "absent";
}

type Settled<T> = Promise<T> & { status?: "fulfilled"; value?: T };

/** A promise that React's `use` reads at once, without suspending first. */
export const settled = <T>(outcome: T): Promise<T> => {
  const promise: Settled<T> = Promise.resolve(outcome);
  promise.status = "fulfilled";
  promise.value = outcome;
  return promise;
};

/** One slot on a page, while it is shown. */
export interface SlotView extends SlotProvider {
  readonly request: SlotRequest;
  /** What its loader gave, where that is known: an answer with the same leaves the slot as it is. */
  readonly data?: unknown;
  readonly outcome: Promise<SlotOutcome | KeptSlot | AbsentSlot>;
  /** True where the outcome was not known when rendering began: it streams in, and brings its data along. */
  readonly isLate: boolean;
  /** Fetches data and code again. */
  readonly retry: () => Promise<SlotOutcome>;
  /** Hydration of this slot waits until it comes near the screen: called then. */
  readonly comeNear?: () => void;
  /** Nothing of it is there yet: it is fetched when it comes near. */
  readonly isAbsent?: true;
}
