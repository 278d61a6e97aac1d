import type { HttpClients } from "@serambi/kernel/http";
import type { Navigator, To } from "@serambi/kernel/router";
import { action, makeObservable, observable, observableRef } from "@serambi/kernel/state";

import { flushSync } from "react-dom";

import { prepareAhead } from "../ahead/prepareAhead";
import { showWhole } from "../boot/layOutRest";
import { asksOtherLanguage } from "../head/languageAddress";
import { isFailure } from "../page/attempt";
import { placeKey } from "../page/placeKey";
import { preparePage } from "../page/preparePage";
import { matchRoute } from "../page/routeTable";
import type { Shown, ShownLocation } from "../page/Shown";
import { showSlots } from "../page/showSlots";
import { prepareTwice } from "../recovery/prepareTwice";
import type { SiteVisit } from "../page/SiteVisit";
import type { PageResult, RemoteFailure, SiteRelease } from "../page/types";
import type { LoadingBar } from "../progress/LoadingBar";
import { anchorOf, currentLocation, entryState, hrefOf, isFeed, isKnownEntry, isOnePage, locationOf } from "./address";
import { followLinks } from "./followLinks";
import type { HistoryChange } from "./HistoryChange";
import { watchIntent } from "./intent";
import { isOutOfReach } from "./isOutOfReach";
import { ScrollMemory } from "./ScrollMemory";
import { showTransition } from "./showTransition";

const PRELOAD_TIMEOUT_MS = 15_000;
const MAX_REDIRECTS = 5;

const ignore = (): void => undefined;

interface BrowsingDeps {
  readonly visit: SiteVisit;
  readonly initial: Shown;
  /** Calls that are made before the visitor asks, for as long as they are wanted. */
  readonly ahead: (isWanted: () => boolean) => HttpClients;
  /** Drops what came of them. */
  readonly forgetAhead: () => void;
  readonly report: (failure: RemoteFailure) => void;
  /** Loads an address anew where code could not be had; false where that is not to be done. */
  readonly reloadFor: (failure: RemoteFailure, address: string) => Promise<boolean>;
  /** Whether a page can be opened without the network. */
  readonly hasKeptCopy: (address: string) => Promise<boolean>;
  readonly bar: LoadingBar;
  /** After another page, or another address of the same page, is shown: what the document's head says of it. */
  readonly onShow: (shown: Shown) => void;
  /** After another page came: focus, what a screen reader says. */
  readonly onArrive: (shown: Shown) => void;
}

/** Which page the visitor is on, and the way from one to the next: prepared first, then shown. */
export class Browsing implements Navigator {
  shown: Shown;
  isUnderWay = false;
  /** The visitor's place in the history, fragments included: `shown` keeps the one it was shown for. */
  private here: ShownLocation;
  private turn = 0;
  /** While an address of the page that is shown is to take the place of another: the fragment that it will have. */
  private refined: { hash: string } | null = null;
  private endBar: ((isFine: boolean) => void) | null = null;
  private tries = 0;
  /** A remote whose slots on the page that is shown are of another version than the next page's. */
  private renewed: string | null = null;
  private readonly scroll = new ScrollMemory();

  constructor(private readonly deps: BrowsingDeps) {
    this.shown = deps.initial;
    this.here = deps.initial.location;
    makeObservable<this, "show" | "setUnderWay">(this, {
      shown: observableRef,
      isUnderWay: observable,
      show: action,
      setUnderWay: action,
    });
  }

  /** Listens to the browser. @returns stops listening */
  start = (): (() => void) => {
    history.scrollRestoration = "manual";
    const now = currentLocation();
    if (isOnePage(now, this.here)) {
      history.replaceState(entryState(this.here), "");
      const scrolled = this.scroll.recall(this.here.key);
      if (this.here.hash === "" && scrolled > 0) {
        showWhole();
        scrollTo(0, scrolled);
      }
    } else void this.travel(now, "none");
    const onPop = (): void => {
      const target = currentLocation();
      // Whoever goes on again finds this place as it was left.
      if (isKnownEntry()) this.scroll.keep(this.here.key);
      if (isOnePage(target, this.here)) this.moveWithin(target, "none");
      else void this.travel(target, "none");
    };
    const { forgetAhead } = this.deps;
    const onHide = (): void => {
      this.scroll.keep(this.here.key);
      // Whoever comes back may have logged in or out; so may another tab, and says so in what this site keeps.
      forgetAhead();
    };
    addEventListener("popstate", onPop);
    addEventListener("pagehide", onHide);
    addEventListener("storage", forgetAhead);
    const unfollow = followLinks(
      this.isOurs,
      (url) => void this.travel(locationOf(url), "push"),
      () => this.scroll.keep(this.here.key),
    );
    const unwatch = watchIntent(this.prefetch);
    return () => {
      unwatch();
      removeEventListener("popstate", onPop);
      removeEventListener("pagehide", onHide);
      removeEventListener("storage", forgetAhead);
      unfollow();
    };
  };

  /** What this visit may show. */
  get release(): SiteRelease {
    return this.deps.visit.release;
  }

  /** Takes the server's markup as taken over: notices may now be added to it. */
  settle = (): void => this.show({ ...this.shown, isSettled: true });

  push = (to: To, state?: unknown): void => void this.travel(locationOf(to, state), "push");
  replace = (to: To, state?: unknown): void => void this.travel(locationOf(to, state), "replace");
  go = (delta: number): void => history.go(delta);
  createHref = (to: To): string => hrefOf(locationOf(to));

  /** Prepares the present page again, from its remote on. */
  retry = (): void => {
    this.tries += 1;
    const { result } = this.shown;
    // Its address was not known when this page was made: only the server can say whether it is now.
    if (result.kind === "failed" && !this.deps.visit.release.remotes[result.remote]) return location.reload();
    void this.travel(this.here, "none");
  };

  /** Prepares the present page once more with a remote that has become another one: whatever is not of it stays as it is. */
  renew = (remote: string): Promise<void> => {
    const { result } = this.shown;
    this.deps.visit.forget(remote);
    this.renewed = remote;
    if (result.kind !== "page" || result.remote === remote) this.tries += 1;
    this.scroll.keep(this.here.key);
    return this.travel(this.here, "none");
  };

  /** Prepares a page that the visitor is about to go to. */
  readonly prefetch = (url: URL): void => {
    if (this.isUnderWay || !this.isOurs(url) || !navigator.onLine) return;
    const { turn } = this;
    const { visit, ahead } = this.deps;
    prepareAhead(visit.aside(ahead(() => turn === this.turn)), url).catch(ignore);
  };

  /** Whether an address is a page of this visit. In another language it is another visit: the server begins it. */
  private readonly isOurs = (url: URL): boolean => {
    const { release, tenant } = this.deps.visit;
    const { pathname } = url;
    return (
      !isFeed(pathname) && matchRoute(release.routes, pathname) !== null && !asksOtherLanguage(url, tenant.language)
    );
  };

  private async travel(target: ShownLocation, change: HistoryChange, redirects = 0): Promise<void> {
    if (change !== "none" && target.hash !== "" && isOnePage(target, this.here)) return this.moveWithin(target, change);
    const turn = ++this.turn;
    this.refined = change === "replace" && target.pathname === this.here.pathname ? { hash: target.hash } : null;
    this.setUnderWay(true);
    // A list that is refined stays as it is: only what the visitor goes to is opened anew.
    if (!navigator.onLine && change !== "replace" && (await this.isLeftForCopy(target, change, turn))) return;
    const { visit, report } = this.deps;
    const result = await prepareTwice(
      () => preparePage(visit, target, { runPreload: true, timeoutMs: PRELOAD_TIMEOUT_MS }),
      report,
    );
    if (turn !== this.turn) return;
    if (result.kind === "redirect") {
      if (redirects < MAX_REDIRECTS)
        return this.travel(locationOf(result.to), change === "none" ? "replace" : change, redirects + 1);
      return this.arrive(target, { kind: "refused", status: 508, message: "" }, change);
    }
    if (isOutOfReach(result, change) && (await this.isLeftForCopy(target, change, turn))) return;
    if (isFailure(result)) {
      this.deps.report(result);
      if (await this.deps.reloadFor(result, new URL(hrefOf(target), location.href).href)) return;
      if (turn !== this.turn) return;
    }
    if (this.renewed === null && result.kind === "page" && result.slots.some(({ name }) => !this.deps.visit.slot(name)))
      return this.leaveFor(target, change);
    await this.arrive(target, result, change);
  }

  /** Goes to the kept copy of a page, if there is one and the visitor still wants it. */
  private async isLeftForCopy(target: ShownLocation, change: HistoryChange, turn: number): Promise<boolean> {
    const isKept = await this.deps.hasKeptCopy(hrefOf(target)).catch(() => false);
    if (!isKept) return false;
    if (turn === this.turn) this.leaveFor(target, change);
    return true;
  }

  /** Has the browser open a page: one with slots of a remote that this one was not told of, or one that only the worker has. */
  private leaveFor(target: ShownLocation, change: HistoryChange): void {
    this.scroll.keep(this.here.key);
    if (change === "push") location.assign(hrefOf(target));
    else if (change === "replace") location.replace(hrefOf(target));
    else location.reload();
  }

  /** To another place of the page that is shown. Nothing is rendered for it: that would cost what still waits for hydration its markup. */
  private moveWithin(target: ShownLocation, change: HistoryChange): void {
    // What the visitor has just chosen on this page still comes, at the place they have gone to meanwhile.
    if (this.refined) this.refined.hash = target.hash;
    else {
      this.turn += 1;
      this.setUnderWay(false);
    }
    this.record(target, change);
    this.settleScroll(target, change);
  }

  private async arrive(
    target: ShownLocation,
    result: Exclude<PageResult, { kind: "redirect" }>,
    change: HistoryChange,
  ): Promise<void> {
    const turn = this.turn;
    const slots =
      result.kind === "page"
        ? await showSlots(this.deps.visit, result, this.lastingSlots(), this.deps.report)
        : new Map();
    if (turn !== this.turn) return;
    this.renewed = null;
    const location = { ...target, hash: this.refined?.hash ?? target.hash };
    this.refined = null;
    const key = placeKey(location.pathname, result, this.tries);
    const isStaged = change !== "none" && location.hash === "";
    this.commit({ ...this.shown, location, result, slots, key, isStaged, isSettled: true }, change);
  }

  /** Slots that are shown and may stay. */
  private lastingSlots(): Shown["slots"] {
    const { visit } = this.deps;
    const isLasting = (name: string): boolean => visit.slot(name)?.remote !== this.renewed;
    return this.renewed === null
      ? this.shown.slots
      : new Map([...this.shown.slots].filter(([, { request }]) => isLasting(request.name)));
  }

  private commit(next: Shown, change: HistoryChange): void {
    const { location: from } = this.shown;
    this.setUnderWay(false, next.result.kind !== "failed" && next.result.kind !== "refused");
    this.record(next.location, change);
    const isSamePage = from.pathname === next.location.pathname && this.shown.result.kind === next.result.kind;
    const show = (): void => {
      // At once, not with React's next turn: the scroll position belongs to the new page's height.
      flushSync(() => this.show(next));
      this.deps.onShow(next);
      if (!isSamePage || change === "none" || next.location.hash !== "") this.settleScroll(next.location, change);
      if (!isSamePage) this.deps.onArrive(next);
    };
    if (isSamePage) show();
    else showTransition(show);
  }

  private record(next: ShownLocation, change: HistoryChange): void {
    if (change !== "none") this.scroll.keep(this.here.key);
    if (change === "push") history.pushState(entryState(next), "", hrefOf(next));
    // Where the browser went by itself, to a fragment, the entry has no state yet.
    else history.replaceState(entryState(next), "", hrefOf(next));
    this.here = next;
  }

  private settleScroll({ hash, key }: ShownLocation, change: HistoryChange): void {
    showWhole();
    const target = anchorOf(hash);
    if (target) target.scrollIntoView();
    else scrollTo(0, change === "none" ? this.scroll.recall(key) : 0);
  }

  private show(next: Shown): void {
    this.shown = next;
  }

  private setUnderWay(isUnderWay: boolean, isFine = true): void {
    if (isUnderWay) this.endBar ??= this.deps.bar.begin();
    else {
      this.endBar?.(isFine);
      this.endBar = null;
    }
    this.isUnderWay = isUnderWay;
  }
}
