import type {
  AnyRemote,
  PageContext,
  PageProps,
  RemoteScope,
  RemoteStore,
  SlotRequest,
  StoreSlotProps,
} from "@serambi/kernel/remote";
import type { JsonLd, PageHead } from "@serambi/kernel/seo";
import type { ComponentType } from "react";

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
  /** Slot name → the remote that provides it, and the room it takes. In the browser: the slots of the page it came with. */
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
  "preload",
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

export type RemoteLoad = { readonly kind: "loaded"; readonly remote: AnyRemote } | RemoteFailure;

/** Brings remotes: from disk on the server, by federation in the browser. */
export interface RemoteSource {
  load(id: string): Promise<RemoteLoad>;
}

export type AnyPage = ComponentType<PageProps<RemoteStore>>;
export type AnySlot = ComponentType<StoreSlotProps<RemoteStore, unknown, unknown>>;

export interface ReadySlot {
  readonly kind: "ready";
  readonly Slot: AnySlot;
  readonly store: RemoteStore;
  readonly props: unknown;
  readonly data: unknown;
  readonly scope: RemoteScope;
}

export type SlotOutcome = ReadySlot | RemoteFailure;

/** A page that can be rendered at once. */
export interface ReadyPage {
  readonly kind: "page";
  /** HTTP status of the answer that carries it. */
  readonly status: number;
  readonly remote: string;
  readonly route: Route;
  /** It asked for checks: what one visitor may see is nobody else's. */
  readonly isChecked?: true;
  readonly Page: AnyPage;
  readonly store: RemoteStore;
  readonly context: PageContext;
  readonly scope: RemoteScope;
  /** What the page asks other remotes, and its own, to show in it. */
  readonly slots: readonly SlotRequest[];
  readonly head: PageHead;
  readonly jsonLd: readonly JsonLd[];
}

export type PageResult =
  | ReadyPage
  | { readonly kind: "not-found" }
  | { readonly kind: "redirect"; readonly to: string; readonly status: 301 | 302 }
  /** The page said that it cannot be shown; its remote is sound. */
  | { readonly kind: "refused"; readonly status: number; readonly message: string }
  /** Its remote's code does not run on this side, for now: the browser prepares it. */
  | { readonly kind: "absent"; readonly remote: string; readonly version: string }
  | RemoteFailure;
