import type { Address } from "../../client/page/restorePage";
import type { SiteVisit } from "../../client/page/SiteVisit";
import type { Release } from "../../registry/resolve";
import type { ShownResult } from "./answers";
import type { FailureLog } from "./FailureLog";
import type { LiveRelease } from "./LiveRelease";
import type { LoadedPage } from "./loadPage";
import type { PendingSlot } from "./renderSlots";

/** One page of one request with its data: HTML and lines are made of it. */
export interface Prepared {
  readonly of: Release;
  readonly live: LiveRelease;
  readonly visit: SiteVisit;
  readonly url: URL;
  readonly address: Address;
  readonly result: ShownResult;
  /** The page, where there is one. */
  readonly loaded: LoadedPage | null;
  readonly slots: readonly PendingSlot[];
  /** The remotes on it: the page's own first, then those of its slots. */
  readonly remotes: readonly string[];
  readonly failures: FailureLog;
}
