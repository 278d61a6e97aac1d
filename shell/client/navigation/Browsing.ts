import type { PageHost, SlotRequest } from "@serambi/kernel/remote";
import type { Navigator, To } from "@serambi/kernel/router";
import { action, computed, makeObservable, observableRef } from "@serambi/kernel/state";

import { flushSync } from "react-dom";

import { whenQuiet } from "../boot/whenQuiet";
import { readHead } from "../head/documentHead";
import { asksOtherLanguage } from "../head/languageAddress";
import { isFailure } from "../page/attempt";
import { makePage } from "../page/makePage";
import { placeKey } from "../page/placeKey";
import { matchRoute } from "../page/routeTable";
import type { PageLine } from "../page/sentPage";
import type { Shown, ShownLocation } from "../page/Shown";
import { slotViews } from "../page/slotViews";
import type { PageResult, SiteRelease, SlotOutcome } from "../page/types";
import { putTyped } from "../recovery/typedText";
import { hrefOf, isFile, isOnePage, locationOf } from "./address";
import type { Answer, PageAsk } from "./askPage";
import type { HistoryChange } from "./HistoryChange";
import { HistoryPlace } from "./HistoryPlace";
import { isRefinement, MAX_REDIRECTS, type BrowsingDeps, type Journey } from "./Journey";
import { listen } from "./listen";
import { PageMemory, type LeftPage } from "./PageMemory";
import { PageSource } from "./PageSource";
import { showTransition } from "./showTransition";
import { watchFocus } from "./watchFocus";
import { Way } from "./Way";

/** Which page the visitor is on, and the way from one to the next: asked for, made, then shown. */
export class Browsing implements Navigator {
  shown: Shown;
  /** `shown` keeps the place that it was shown for. */
  private readonly place: HistoryPlace;
  private turn = 0;
  private asking: PageAsk | null = null;
  /** While an address of the page that is shown is to take the place of another: the fragment that it will have. */
  private refined: { hash: string } | null = null;
  private tries = 0;
  private readonly memory = new PageMemory();
  private readonly source: PageSource;
  private readonly way: Way;

  constructor(private readonly deps: BrowsingDeps) {
    this.shown = deps.initial;
    this.source = new PageSource(deps);
    this.way = new Way(deps.bar);
    this.place = new HistoryPlace(deps.initial.location);
    makeObservable<this, "show">(this, { shown: observableRef, host: computed, show: action });
  }

  /** What pages are told of the way to the next one. */
  get host(): PageHost {
    const { wanted } = this.way;
    return {
      navigation: wanted ? { state: "loading", location: wanted } : { state: "idle" },
      reload: this.reload,
      submit: this.submit,
    };
  }

  /** Listens to the browser. @returns stops listening */
  start = (): (() => void) => {
    const gone = this.place.takeOver();
    if (gone) void this.travel(gone, "none");
    return listen(this.place, {
      isOurs: this.isOurs,
      step: (target) => {
        if (isOnePage(target, this.place.location)) this.moveWithin(target, "none");
        else void this.travel(target, "none");
      },
      follow: (url) => void this.travel(locationOf(url), this.place.isAt(url) ? "replace" : "push"),
      prefetch: this.prefetch,
      forget: this.deps.ahead.forget,
    });
  };

  /** The remotes and versions that this visit may show. */
  get release(): SiteRelease {
    return this.deps.visit.release;
  }

  /** Takes the server's markup as taken over: notices may now be added to it. */
  settle = (): void => this.show({ ...this.shown, isSettled: true });

  push = (to: To, state?: unknown): void => void this.travel(locationOf(to, state), "push");
  replace = (to: To, state?: unknown): void => void this.travel(locationOf(to, state), "replace");
  go = (delta: number): void => history.go(delta);
  createHref = (to: To): string => hrefOf(locationOf(to));

  /** Loads the present page anew, from its remote on. */
  retry = (): void => {
    this.tries += 1;
    const { result } = this.shown;
    // Its address was not known when this page was made: only the server can say whether it is now.
    if (result.kind === "failed" && this.deps.visit.versionOf(result.remote) === "") return location.reload();
    void this.travel(this.place.location, "none");
  };

  /** Loads the present page's data again; the page stays. */
  reload = (): Promise<void> => this.travel(this.place.location, "none");

  /** Posts a form to the present page. */
  submit = (form: FormData): Promise<void> => {
    this.forgetPages();
    return this.travel(this.place.location, "none", { form });
  };

  /** Something was changed: what is kept of other pages may be wrong. */
  forgetPages = (): void => {
    this.deps.ahead.forget();
    this.memory.forget();
  };

  /** Makes the present page once more with a remote that has become another one: whatever is not of it stays as it is. */
  renew = (remote: string): Promise<void> => {
    const { result } = this.shown;
    this.deps.visit.forget(remote);
    this.forgetPages();
    if (result.kind !== "page" || result.remote === remote) this.tries += 1;
    this.place.keepScroll();
    const isLasting = (name: string): boolean => this.deps.visit.providerOf(name).remote !== remote;
    this.show({
      ...this.shown,
      slots: new Map([...this.shown.slots].filter(([, { request }]) => isLasting(request.name))),
    });
    return this.travel(this.place.location, "none");
  };

  /** Asks for a page that the visitor is about to go to: its data, and its code. */
  readonly prefetch = (url: URL): void => {
    if (!this.way.isUnderWay && this.isOurs(url) && navigator.onLine) this.source.askAhead(url);
  };

  /** Loads a slot of the page that is shown once more. */
  readonly retrySlot = (request: SlotRequest): Promise<SlotOutcome> =>
    this.source.slotAgain(this.place.location, request);

  /** Whether an address is a page of this visit. In another language it is another visit: the server begins it. */
  private readonly isOurs = (url: URL): boolean => {
    const { release, tenant } = this.deps.visit;
    const { pathname } = url;
    return (
      !isFile(pathname) && matchRoute(release.routes, pathname) !== null && !asksOtherLanguage(url, tenant.language)
    );
  };

  private async travel(
    target: ShownLocation,
    change: HistoryChange,
    { form, redirects = 0 }: { readonly form?: FormData; readonly redirects?: number } = {},
  ): Promise<void> {
    // Where a redirect leads is never here already: what led there may have changed the page.
    const isHere = redirects === 0 && target.hash !== "" && isOnePage(target, this.place.location);
    if (change !== "none" && isHere) return this.moveWithin(target, change);
    const journey: Journey = { target, change, redirects, turn: this.begin(target, change), ...(form && { form }) };
    const left =
      change === "none" && !form && target.key !== this.place.location.key ? this.memory.find(target.key) : undefined;
    if (left) return this.comeBack(journey, left);
    this.way.begin(target);
    await this.follow(journey);
  }

  /** Another way than the one before: what that waits for is of no use any more. */
  private begin(target: ShownLocation, change: HistoryChange): number {
    this.asking?.abort();
    this.asking = null;
    this.refined = change !== "none" && target.pathname === this.place.location.pathname ? { hash: target.hash } : null;
    this.turn += 1;
    return this.turn;
  }

  /** Shows a page as it was left, at once, and then as it is now. */
  private async comeBack(journey: Journey, { shown, typed }: LeftPage): Promise<void> {
    this.way.end();
    const { result } = shown;
    const now = this.shown.result;
    // Two addresses of one page have one store, which goes back to what it was then.
    if (result.kind === "page" && now.kind === "page" && result.store === now.store) result.store?.take(result.data);
    this.commit({ ...shown, location: journey.target, isStaged: false }, "none");
    putTyped(typed);
    await this.follow({ ...journey, isQuiet: true });
  }

  private async follow(journey: Journey): Promise<void> {
    const { target, turn, form } = journey;
    const asked = this.source.ask(target, form);
    this.asking = asked;
    const answer = await asked.answer;
    if (turn !== this.turn) return;
    if (answer.kind !== "answer") return this.turnAside(journey, answer);
    this.source.learn(answer);
    await this.arrive(journey, answer, asked);
  }

  /** What is done where there is no page to show. */
  private async turnAside(journey: Journey, answer: Exclude<Answer, PageLine>): Promise<void> {
    const { target, change, redirects, isQuiet } = journey;
    if (isQuiet) return;
    switch (answer.kind) {
      case "redirect":
        if (redirects === MAX_REDIRECTS) return this.refuse(journey, 508, "");
        return this.travel(locationOf(answer.to), change === "none" ? "replace" : change, { redirects: redirects + 1 });
      case "reload":
        this.deps.keepTyped();
        return this.place.leaveFor(target, change);
      case "refused":
        return this.refuse(journey, answer.status, "");
      case "unreachable":
        // A list that is refined stays as it is: the visitor goes on with what they have.
        if (isRefinement(this.shown, target)) return this.way.end(false);
        // The worker has the page, or the one that says what is wrong and which pages there are.
        if (this.deps.hasWorker()) return this.place.leaveFor(target, change);
        return this.refuse(journey, 503, this.deps.offlineText);
    }
  }

  /** To another place of the page that is shown. Nothing is rendered for it: that would cost what still waits for hydration its markup. */
  private moveWithin(target: ShownLocation, change: HistoryChange): void {
    // What the visitor has just chosen on this page still comes, at the place they have gone to meanwhile.
    if (this.refined) this.refined.hash = target.hash;
    else {
      this.asking?.abort();
      this.turn += 1;
      this.way.end();
    }
    this.place.record(target, change);
    this.place.settleScroll(target, change);
  }

  private pageOf(location: ShownLocation, result: Shown["result"]): Shown {
    const key = placeKey(location.pathname, result, this.tries);
    return { ...this.shown, location, result, key, isSettled: true };
  }

  private refuse({ target, change }: Journey, status: number, message: string): void {
    const result: PageResult = { kind: "refused", status, message };
    this.commit({ ...this.pageOf(target, result), head: null, slots: new Map(), isStaged: false }, change);
  }

  private async arrive({ target, change, turn, isQuiet }: Journey, line: PageLine, asked: PageAsk): Promise<void> {
    const { visit, report } = this.deps;
    const result = await makePage(line.result, target, { visit, report, shown: this.shown, tries: this.tries });
    if (turn !== this.turn) return;
    if (isFailure(result)) {
      if (isQuiet) return;
      report(result);
      if (await this.deps.reloadFor(result, new URL(hrefOf(target), location.href).href)) return;
      if (turn !== this.turn) return;
    }
    const sources = { visit, late: asked.slot, retry: this.retrySlot, report };
    const slots = await slotViews(sources, line.slots, this.shown.slots);
    if (turn !== this.turn) return;
    const place = { ...target, hash: this.refined?.hash ?? target.hash };
    this.refined = null;
    const isStaged = change !== "none" && place.hash === "";
    const next: Shown = { ...this.pageOf(place, result), head: line.head, slots, isStaged };
    if (isQuiet) this.refresh(next);
    else this.commit(next, change);
  }

  /** The page that is shown, as it is now: the visitor stays where they are on it. */
  private refresh(next: Shown): void {
    this.show({ ...next, isStaged: false });
    this.deps.onShow(next);
  }

  private commit(next: Shown, change: HistoryChange): void {
    const { location, result } = this.shown;
    const isSamePage = location.pathname === next.location.pathname && result.kind === next.result.kind;
    this.remember(isSamePage);
    this.way.end(next.result.kind !== "failed" && next.result.kind !== "refused");
    this.place.record(next.location, change);
    const show = (): void => {
      const isFocusLost = watchFocus();
      // At once, not with React's next turn: the scroll position belongs to the new page's height.
      flushSync(() => this.show(next));
      this.deps.onShow(next);
      if (!isSamePage || change === "none" || next.location.hash !== "") this.place.settleScroll(next.location, change);
      // A form that was done is gone or folded away, and with it the button that was pressed: its reader begins at the page.
      if (!isSamePage || isFocusLost()) this.deps.onArrive(next);
    };
    if (isSamePage) show();
    else showTransition(show);
  }

  /** Keeps the page that is being left, with what the document says of it and what was typed. */
  private remember(isRefined: boolean): void {
    const { shown } = this;
    const left = { ...shown, location: this.place.location, head: shown.head ?? readHead() };
    this.memory.keep(left, ...(isRefined ? [{}] : []));
    // Its markup goes: what was not hydrated yet is made of its code on the way back, which must not wait for that.
    void whenQuiet().then(() => shown.slots.forEach(({ comeNear }) => comeNear?.()));
  }

  private show(next: Shown): void {
    this.shown = next;
  }
}
