import { action, computed, makeObservable, observableRef } from "@serambi/kernel/state";

import type { ShownLocation } from "../page/Shown";
import type { LoadingBar } from "../progress/LoadingBar";

/** Where the visitor is going while a page is on its way, with the line that shows it. */
export class Way {
  wanted: ShownLocation | null = null;
  private endBar: ((isFine: boolean) => void) | null = null;

  constructor(private readonly bar: LoadingBar) {
    makeObservable(this, { wanted: observableRef, isUnderWay: computed, begin: action, end: action });
  }

  get isUnderWay(): boolean {
    return this.wanted !== null;
  }

  begin(target: ShownLocation): void {
    this.endBar ??= this.bar.begin();
    this.wanted = target;
  }

  /** The visitor has come, or stays. */
  end(isFine = true): void {
    this.endBar?.(isFine);
    this.endBar = null;
    this.wanted = null;
  }
}
