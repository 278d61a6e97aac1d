import type { Docked, DockControls, DockEdge } from "@serambi/kernel/remote";
import { action, makeObservable, observableRef } from "@serambi/kernel/state";

import { whenQuiet } from "../boot/whenQuiet";
import { ARRIVAL } from "../navigation/arrival";
import type { SiteVisit } from "../page/SiteVisit";
import type { DockArea } from "./DockArea";
import { DOCKED_KEYS } from "./dockedKey";

const dockCode = () => import(/* webpackChunkName: "dock" */ "./DockArea");

/** The dock stays on one edge of the page while pages change. The code that shows it comes with the first thing that is docked. */
export class Docking {
  controls: DockControls;
  Area: typeof DockArea | null = null;

  private readonly dock = (slot: Docked): void => {
    this.put(slot);
    void this.bring();
  };
  private readonly close = (): void => this.put(null);

  constructor(
    private readonly edge: DockEdge,
    private readonly code = dockCode,
  ) {
    this.controls = this.controlsOf(null);
    makeObservable<this, "put">(this, { controls: observableRef, Area: observableRef, put: action });
  }

  /** Puts back, once the page stands, what this tab had docked before it was loaded anew. */
  restore = async (visit: SiteVisit): Promise<void> => {
    await whenQuiet();
    if (sessionStorage.getItem(DOCKED_KEYS[this.edge]) === null) return;
    const code = await this.code();
    const kept = code.readDocked(this.edge, visit);
    if (kept && !this.controls.docked) this.put(kept, code.DockArea);
  };

  private controlsOf(docked: Docked | null): DockControls {
    const { dock, close } = this;
    return { docked, dock, close };
  }

  /** What cannot be shown is left to the page that began it, which has controls of its own; it ends with that page. */
  private async bring(isLast = false): Promise<void> {
    try {
      const code = await this.code();
      this.put(this.controls.docked, code.DockArea); // it may be closed by now, or another one
    } catch (error) {
      console.warn("What was docked cannot be shown", error);
      if (isLast) this.close();
      else addEventListener(ARRIVAL, () => void this.bring(true), { once: true });
    }
  }

  private put(docked: Docked | null, Area = this.Area): void {
    const before = this.controls.docked;
    this.controls = this.controlsOf(docked);
    this.Area = Area;
    if (before?.name !== docked?.name) before?.onEnd?.();
  }
}
