import type { LoadingBar } from "../progress/LoadingBar";
import type { Shown, ShownLocation } from "../page/Shown";
import type { RemoteFailure } from "../page/types";
import type { HistoryChange } from "./HistoryChange";
import type { PageSourceDeps } from "./PageSource";

export interface BrowsingDeps extends PageSourceDeps {
  readonly initial: Shown;
  readonly report: (failure: RemoteFailure) => void;
  /** Loads an address anew where code could not be had; false where that is not to be done. */
  readonly reloadFor: (failure: RemoteFailure, address: string) => Promise<boolean>;
  /** Keeps what was typed, for an address that only a whole document can show. */
  readonly keepTyped: () => void;
  /** Tells whether a service worker answers for this site: it has a page for every address. */
  readonly hasWorker: () => boolean;
  /** Text of the screen where there is no connection. */
  readonly offlineText: string;
  readonly bar: LoadingBar;
  /** Called after another page, or another address of the same page, is shown: the document's head follows. */
  readonly onShow: (shown: Shown) => void;
  /** Called after another page came: moves the focus, tells a screen reader. */
  readonly onArrive: (shown: Shown) => void;
}

/** Redirects that one way to a place may have. */
export const MAX_REDIRECTS = 5;

/** One way to a place, from the click to the page. */
export interface Journey {
  readonly target: ShownLocation;
  readonly change: HistoryChange;
  readonly turn: number;
  readonly redirects: number;
  readonly form?: FormData;
  /** Behind a page that is shown already: a failure changes nothing. */
  readonly isQuiet?: boolean;
}

/** Tells whether an address is another one of the page that is shown: a list with another filter. */
export const isRefinement = ({ location, result }: Shown, { pathname }: ShownLocation): boolean =>
  pathname === location.pathname && result.kind === "page";
