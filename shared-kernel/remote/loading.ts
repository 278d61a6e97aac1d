import type * as z from "zod/mini";

import type { Catalogue } from "../i18n";
import type { JsonLd, PageHead } from "../seo";
import type { PageContext, RemoteDeps } from "./context";

/** One named slot on a page, with its properties: plain JSON, checked by the slot's schema on the server. */
export interface SlotRequest {
  /** Unique on the page and stable between server and browser. */
  readonly id: string;
  /**
   * The slot's name. `*.room.v1` stands for the slots of this name of all remotes: in the place of `id` they stand below each other, in the order
   * of their families, each with these properties.
   */
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
  /** True for what stands on the first screen: its code is preloaded and hydrates at once. */
  readonly isEager?: boolean;
  /** Asked for only where the release has its remote; where it has not, the page shows what its `Slot` has as `fallback`. */
  readonly isOptional?: boolean;
}

/** What a loader gives for a page that stands. */
export interface Loaded<D> {
  /** Plain JSON, at most 1 MB: it travels to the browser, which makes the page of it. */
  readonly data: D;
  readonly head: PageHead;
  readonly jsonLd?: readonly JsonLd[];
  /** Slots of other remotes, and own ones, that this page shows. */
  readonly slots?: readonly SlotRequest[];
  /** Where the page stands but what it is about could not be had: 503 for a list that failed. 200 otherwise. */
  readonly status?: number;
}

/** What takes a page's place. `failed` shows the error screen with that status; the frame stands. */
export type Ending =
  | { readonly kind: "not-found" }
  | { readonly kind: "redirect"; readonly to: string; readonly status: 301 | 302 | 303 }
  | { readonly kind: "failed"; readonly status: number; readonly message: string };

/**
 * Brings what a page shows. It runs on the server alone: for the first page, a click, a refinement, back. It only reads. An AppError
 * thrown in it becomes the ending of its code.
 */
export type Loader<D, M extends Catalogue = Catalogue> = (
  deps: RemoteDeps,
  context: PageContext<M>,
) => Promise<Loaded<D> | Ending>;

/** The fields of a form as they were posted; of a name that came several times the last. */
export type FormValues = Readonly<Record<string, string>>;

/** A form that is refused: the page is shown once more with these errors and with what was typed. */
export interface Invalid {
  readonly kind: "invalid";
  readonly errors: Readonly<Record<string, string>>;
  readonly message?: string;
}

/**
 * What a page does with its form, posted with scripts or without. It ends in `redirect` when it was done. An AppError with fields
 * becomes `invalid`.
 */
export type Action<M extends Catalogue = Catalogue> = (
  deps: RemoteDeps,
  context: PageContext<M>,
  form: FormValues,
) => Promise<Ending | Invalid>;

/** The server's part of a slot. */
export interface ServerSlot<P, D> {
  /** Of its properties, which are data of whoever asks for it. */
  readonly schema: z.ZodMiniType<P>;
  /** What the slot shows, as plain JSON. It only reads. */
  readonly loader: (deps: RemoteDeps, props: P) => Promise<D>;
}

/** What the loader of a page gives to it. */
export type DataOf<L> = L extends Loader<infer D, infer _M> ? D : never;
type TextsOf<L> = L extends Loader<infer _D, infer M> ? M : Catalogue;

/** The properties of a page, by its loader; `S` is its store where it has one. */
export interface PageProps<L, S = undefined> {
  readonly data: DataOf<L>;
  readonly context: PageContext<TextsOf<L>>;
  readonly store: S;
}

/** The properties of a slot's component, by its server part; `S` is its store where it has one. */
export interface SlotProps<L, S = undefined> {
  readonly props: L extends ServerSlot<infer P, infer _D> ? P : never;
  readonly data: L extends ServerSlot<infer _P, infer D> ? D : never;
  readonly store: S;
}
