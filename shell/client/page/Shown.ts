import type { SlotView } from "./SlotView";
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
  readonly failure: RemoteFailure;
}

/** What is on the screen, all of it decided: rendering asks nobody. */
export interface Shown {
  readonly location: ShownLocation;
  readonly result: Exclude<PageResult, { kind: "redirect" }> | KeptPage;
  readonly slots: ReadonlyMap<string, SlotView>;
  /** Changes when another page takes the place, not when the same page shows another address of its own. */
  readonly key: string;
  /** True where the visitor stands at the page's top: what is further down may come after what they see first. */
  readonly isStaged?: boolean;
  /** False until the server's markup has been taken over. */
  readonly isSettled: boolean;
  readonly versionOf: (remote: string) => string;
}
