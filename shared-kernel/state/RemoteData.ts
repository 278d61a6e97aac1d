import { action, makeObservable, observableRef } from "mobx";

import { isAppError, toAppError } from "../errors";

/** One type for every fetch (specification section 4: status, message, data). */
export type RemoteState<T> =
  | { readonly phase: "idle" | "loading"; readonly status: null; readonly message: ""; readonly data: T | null }
  | { readonly phase: "ready"; readonly status: true; readonly message: string; readonly data: T }
  | { readonly phase: "failed"; readonly status: false; readonly message: string; readonly data: T | null };

export const idle = <T>(): RemoteState<T> => ({ phase: "idle", status: null, message: "", data: null });
export const ready = <T>(data: T, message = ""): RemoteState<T> => ({ phase: "ready", status: true, message, data });
export const failed = <T>(message: string, data: T | null = null): RemoteState<T> => ({
  phase: "failed",
  status: false,
  message,
  data,
});

/** Specification section 9: so long stays at least what shows that something is under way. */
const MIN_SHOWN_MS = 200;

/** Waits for the outcome of a load, whatever it is, no shorter than that. */
const shownLongEnough = async <T>(load: () => Promise<T>): Promise<T> => {
  const isSeen = new Promise((resolve) => setTimeout(resolve, MIN_SHOWN_MS));
  try {
    return await load();
  } finally {
    await isSeen;
  }
};

/**
 * The observable state of one fetch, and its only writer. Old data stays visible while a reload runs
 * and after it failed; an answer that a later call has overtaken is dropped.
 */
export class RemoteData<T> {
  state: RemoteState<T>;
  private latest = 0;

  constructor(saved: RemoteState<T> = idle()) {
    this.state = saved;
    makeObservable<this, "write">(this, { state: observableRef, write: action });
  }

  /**
   * Runs `load` and keeps what came of it.
   * @returns the state this call ended in (also where a later call has overtaken it)
   * @throws whatever is not an AppError, after recording it: a bug must not look like a failed fetch
   */
  run = async (load: () => Promise<T>): Promise<RemoteState<T>> => {
    const turn = ++this.latest;
    // An error gives way to a loading state on the page; otherwise what there is stays until the answer is here.
    const isShown = this.state.phase === "failed" && this.state.data === null;
    this.write({ phase: "loading", status: null, message: "", data: this.state.data });
    try {
      const done = ready(await (isShown ? shownLongEnough(load) : load()));
      if (turn === this.latest) this.write(done);
      return done;
    } catch (error) {
      const ended = failed<T>(toAppError(error).message, this.state.data);
      if (turn === this.latest) this.write(ended);
      if (!isAppError(error)) throw error;
      return ended;
    }
  };

  private write(state: RemoteState<T>): void {
    this.state = state;
  }
}
