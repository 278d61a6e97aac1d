import type {
  PageContext,
  PageDefinition,
  PageStore,
  RemoteDefinition,
  RemoteScope,
  SlotDefinition,
} from "@serambi/kernel/remote";

/** A path pattern, and the page that answers it. Ordered: the first that matches counts. */
export interface Route {
  readonly pattern: string;
  readonly remote: string;
  readonly page: string;
}

/** Where the browser finds one version of a remote. */
export interface RemoteAddress {
  readonly id: string;
  readonly version: string;
  readonly entry: string;
  readonly integrity: string;
  readonly container: string;
}

export interface SlotProvider {
  readonly remote: string;
  readonly minHeightRem: number;
}

/** The release of one visit, as far as a page needs it. It never changes while the page is open. */
export interface SiteRelease {
  readonly id: string;
  readonly routes: readonly Route[];
  /** Slot name → the remote that provides it, and the room it takes. In the browser: the slots of the pages that were shown. */
  readonly slots: Readonly<Record<string, SlotProvider>>;
  /** Family of slots (the first part of their names) → the remote that provides it. */
  readonly families: Readonly<Record<string, string>>;
  readonly remotes: Readonly<Record<string, RemoteAddress>>;
}

/** The steps in which a remote can fail; the log names them. `blocked`: it held the server up until it was cut off. */
export const FAILURE_PHASES = [
  "unknown",
  "artefact",
  "signature",
  "integrity",
  "entry",
  "evaluate",
  "contract",
  "chunk",
  "loader",
  "props",
  "render",
  "blocked",
] as const;
export type FailurePhase = (typeof FAILURE_PHASES)[number];

/** What loading and preparing came to when it did not work: a result, never a rejection. */
export interface RemoteFailure {
  readonly kind: "failed";
  readonly remote: string;
  readonly version: string;
  readonly phase: FailurePhase;
  readonly error: unknown;
}

export type RemoteLoad = { readonly kind: "loaded"; readonly remote: RemoteDefinition } | RemoteFailure;

/** Brings remotes: from disk on the server, by federation in the browser. */
export interface RemoteSource {
  load(id: string): Promise<RemoteLoad>;
}

export type AnyPage = Awaited<ReturnType<PageDefinition["load"]>>["Page"];
export type AnySlot = Awaited<ReturnType<SlotDefinition["load"]>>["Slot"];

export interface ReadySlot {
  readonly kind: "ready";
  readonly Slot: AnySlot;
  readonly store: PageStore<unknown> | undefined;
  readonly props: unknown;
  readonly data: unknown;
  readonly scope: RemoteScope;
}

export type SlotOutcome = ReadySlot | RemoteFailure;

/** A page that can be rendered at once: its code, over the data that its loader gave. */
export interface ReadyPage {
  readonly kind: "page";
  /** HTTP status of the answer that carries it. */
  readonly status: number;
  readonly remote: string;
  readonly route: Route;
  readonly Page: AnyPage;
  /** Shown without the site's header and footer. */
  readonly isFocused: boolean;
  readonly data: unknown;
  readonly store: PageStore<unknown> | undefined;
  readonly context: PageContext;
  readonly scope: RemoteScope;
}

/** What takes a page's place on the screen. */
export type PageEnding =
  | { readonly kind: "not-found" }
  /** The page said that it cannot be shown; its remote is sound. */
  | { readonly kind: "refused"; readonly status: number; readonly message: string }
  | RemoteFailure;

export type PageResult = ReadyPage | PageEnding;
