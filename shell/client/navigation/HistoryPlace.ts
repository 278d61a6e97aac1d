import type { ShownLocation } from "../page/Shown";
import { anchorOf, currentLocation, entryState, hrefOf, isKnownEntry, isOnePage } from "./address";
import type { HistoryChange } from "./HistoryChange";
import { keepLeftPlace } from "./leftPlace";
import { scrollBack } from "./scrollBack";
import { ScrollMemory } from "./ScrollMemory";

/** The visitor's place in the browser's history, fragment included, and how far down each place is scrolled. */
export class HistoryPlace {
  private readonly scroll = new ScrollMemory();

  constructor(public location: ShownLocation) {}

  /**
   * Takes the scroll position and the entry of the history over from the browser.
   * @returns the place that the browser is at where that is another page: the visitor went back before anybody listened
   */
  takeOver(): ShownLocation | null {
    history.scrollRestoration = "manual";
    const now = currentLocation();
    if (!isOnePage(now, this.location)) return now;
    history.replaceState(entryState(this.location), "");
    const scrolled = this.scroll.recall(this.location.key);
    if (this.location.hash === "" && scrolled > 0) scrollBack(scrolled);
    return null;
  }

  /** Listens for steps of the browser's own, and for the end of the document. @returns stops listening */
  watch(on: { readonly step: (target: ShownLocation) => void; readonly leave: () => void }): () => void {
    const onPop = (): void => {
      // Forward finds this place as it was left.
      if (isKnownEntry()) this.keepScroll();
      on.step(currentLocation());
    };
    const onHide = (): void => {
      this.keepScroll();
      keepLeftPlace(this.location);
      on.leave();
    };
    addEventListener("popstate", onPop);
    addEventListener("pagehide", onHide);
    return () => {
      removeEventListener("popstate", onPop);
      removeEventListener("pagehide", onHide);
    };
  }

  keepScroll(): void {
    this.scroll.keep(this.location.key);
  }

  /** A link to the address that is shown makes no second place of it in the history. */
  isAt({ pathname, search }: Pick<ShownLocation, "pathname" | "search">): boolean {
    return pathname === this.location.pathname && search === this.location.search;
  }

  /** Writes a place into the history, and is there from then on. */
  record(next: ShownLocation, change: HistoryChange): void {
    if (change !== "none") this.keepScroll();
    if (change === "push") history.pushState(entryState(next), "", hrefOf(next));
    // Where the browser went by itself, to a fragment, the entry has no state yet.
    else history.replaceState(entryState(next), "", hrefOf(next));
    this.location = next;
  }

  /** Scrolls to a place's fragment, to where the place was left, or to the top. */
  settleScroll({ hash, key }: ShownLocation, change: HistoryChange): void {
    const target = anchorOf(hash);
    if (target) target.scrollIntoView();
    else scrollTo(0, change === "none" ? this.scroll.recall(key) : 0);
  }

  /** Has the browser open an address: one of another release, or one that only the worker has. */
  leaveFor(target: ShownLocation, change: HistoryChange): void {
    this.keepScroll();
    if (change === "push") location.assign(hrefOf(target));
    else if (change === "replace") location.replace(hrefOf(target));
    else location.reload();
  }
}
