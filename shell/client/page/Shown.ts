import type { SlotView } from "./SlotView";
import type { SentHead } from "./sentPage";
import type { PageResult, RemoteFailure } from "./types";

/** Where a visitor is. */
export interface ShownLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
  readonly key: string;
}

/** The server's markup of a page whose remote could not be loaded in the browser. */
export interface KeptPage {
  readonly kind: "kept";
  readonly html: string;
  /** Shown without the site's header and footer. */
  readonly isFocused: boolean;
  readonly failure: RemoteFailure;
}

/** A page of a local build, before the developer's machine has loaded it. */
export interface AbsentPage {
  readonly kind: "absent";
  readonly remote: string;
  readonly version: string;
}

/** What is on the screen, all of it decided: rendering asks nobody. */
export interface Shown {
  readonly location: ShownLocation;
  readonly result: PageResult | KeptPage | AbsentPage;
  /** What the document's head says of it; null where the document's own head still does. */
  readonly head: SentHead | null;
  readonly slots: ReadonlyMap<string, SlotView>;
  /** Changes when another page takes the place, not when the same page shows another address of its own. */
  readonly key: string;
  /** True where the visitor stands at the page's top: what is further down may come after what they see first. */
  readonly isStaged?: boolean;
  /** False until the server's markup has been taken over. */
  readonly isSettled: boolean;
  readonly versionOf: (remote: string) => string;
}
