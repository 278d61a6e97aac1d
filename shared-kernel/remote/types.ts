import type { ComponentType } from "react";
import type * as z from "zod/mini";

import type { Language, PublicTenant } from "../contracts";
import type { HttpClients, Report } from "../http";
import type { Catalogue } from "../i18n";
import type { JsonLd, PageHead } from "../seo";

/** Version of this contract. A remote built against another one is refused (never run). */
export const REMOTE_CONTRACT = 1;

/** What a remote's stores are made with. */
export interface RemoteDeps {
  readonly tenant: PublicTenant;
  readonly language: Language;
  /** The hosts of section 7, with the app token added on the way. */
  readonly http: HttpClients;
  readonly now: () => Date;
  /** Tells of what a visitor need not know: a host's answer of which a part could not be used. Missing: nobody listens. */
  readonly report?: Report;
}

/** One tree of stores per request on the server and per page in the browser. */
export interface RemoteStore {
  /** Plain JSON that `createStore` takes back: in the browser, and for a page that is tried ahead of a click. */
  snapshot(): unknown;
}

/** Which page is shown: the address, parsed. */
export interface PageContext<M extends Catalogue = Catalogue> {
  /** The pattern that matched, e.g. `/Courses/:slug`. */
  readonly pattern: string;
  /** The path as asked for, without query. */
  readonly path: string;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
  readonly tenant: PublicTenant;
  readonly language: Language;
  readonly t: M;
}

/** What preparing a page came to. `failed` shows the error screen with that status; the frame stands. */
export type PageOutcome =
  /** `status` where the page stands but what it is about could not be had: 503 for a list that failed. 200 otherwise. */
  | { readonly kind: "ok"; readonly status?: number }
  | { readonly kind: "not-found" }
  | { readonly kind: "redirect"; readonly to: string; readonly status: 301 | 302 }
  | { readonly kind: "failed"; readonly status: number; readonly message: string };

/** One named slot on a page, with its properties (checked by the slot's schema before it is shown). */
export interface SlotRequest {
  /** Unique on the page and stable between server and browser. */
  readonly id: string;
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
  /** True for what stands on the first screen: its code is preloaded and hydrates at once. */
  readonly isEager?: boolean;
  /** Asked for only where the release has its remote; where it has not, the page shows what its `Slot` has as `fallback`. */
  readonly isOptional?: boolean;
}

export interface PageProps<S, M extends Catalogue = Catalogue> {
  readonly store: S;
  readonly context: PageContext<M>;
}

export interface PageDefinition<S extends RemoteStore, M extends Catalogue> {
  /** Unique within the remote, kebab-case. */
  readonly id: string;
  /** Patterns of the specification; the canonical case is the case written here. */
  readonly paths: readonly string[];
  readonly load: () => Promise<{ readonly Page: ComponentType<PageProps<S, M>> }>;
  /** The part of the remote's `texts` that this page is written with, instead of its `messages`. */
  readonly texts?: string;
  /**
   * Names of checks of the shell that a visitor has to pass before `preload`, in this order. One that the shell does not know
   * is 500 'Unknown middleware' (specification section 8): a page that asks for a check is never shown without it. A check
   * changes nothing: it runs ahead of a click, too.
   */
  readonly middleware?: readonly string[];
  /**
   * Brings the store to what this address shows. An AppError thrown here becomes the outcome of its code. It reads from the
   * hosts, changes nothing but its store, and asks the same for the same address: in the browser it runs ahead of a click, too,
   * on a store that nobody sees, and the answers are kept for a moment for the click itself.
   */
  readonly preload?: (store: S, context: PageContext<M>) => Promise<PageOutcome | void>;
  /** Slots of other remotes, and own ones, that this page shows; asked for after `preload`. */
  readonly slots?: (store: S, context: PageContext<M>) => readonly SlotRequest[];
  readonly head: (store: S, context: PageContext<M>) => PageHead;
  readonly jsonLd?: (store: S, context: PageContext<M>) => readonly JsonLd[];
}

export interface SlotProps<P, D> {
  readonly props: P;
  readonly data: D;
}

/**
 * For a slot that goes on with what its remote's pages do: their store, in which both see the same. Nothing of it travels in the
 * HTML but what `snapshot` tells.
 */
export interface StoreSlotProps<S, P, D> extends SlotProps<P, D> {
  readonly store: S;
}

export interface SlotDefinition<S extends RemoteStore, P, D> {
  /** `<family>.<name>.v<number>`, the family being the remote's id or one of its `families`: a change that breaks a page that uses it takes the next number. */
  readonly name: string;
  /** The schema of the properties; a chunk of its own, so that a page that shows the slot does not pay for zod. */
  readonly schema: () => Promise<{ readonly schema: z.ZodMiniType<P> }>;
  readonly load: () => Promise<{ readonly Slot: ComponentType<StoreSlotProps<S, P, D>> }>;
  /** The part of the remote's `texts` that this slot is written with, instead of its `messages`. */
  readonly texts?: string;
  /** What the slot shows, as plain JSON. It travels in the HTML. Like a page's, it only reads. */
  readonly preload: (store: S, props: P, deps: RemoteDeps) => Promise<D>;
  /** Room kept while the slot is missing, in rem: nothing below it moves. */
  readonly minHeightRem: number;
}

/** One page of a remote that its paths alone do not name. */
export interface SitemapEntry {
  /** A path of this site, in the specification's case. */
  readonly path: string;
  /** ISO 8601. */
  readonly lastModified?: string;
}

/** What search engines are told of a site beyond the paths without parameters. Runs on the server only. */
export interface SitemapModule {
  readonly addresses: (deps: RemoteDeps) => Promise<readonly SitemapEntry[]>;
  /** Paths without parameters that show what another path of this site shows: that one is named, these are not. */
  readonly aliases?: (tenant: PublicTenant) => readonly string[];
}

/** What of a site its search finds. Texts are plain: whoever shows them needs no HTML. */
export interface SearchEntry {
  /** A path of this site, in the specification's case. */
  readonly path: string;
  readonly title: string;
  /** What it is: the shell groups by it and has the word in its texts. */
  readonly kind: SearchKind;
  /** A short line below the title: a date, a price, a subject. */
  readonly note?: string;
  /** Words that lead to it besides those of its title, the weightier first. */
  readonly words?: readonly string[];
}

export const SEARCH_KINDS = [
  "course",
  "chapter",
  "programme",
  "post",
  "episode",
  "event",
  "picture",
  "job",
  "page",
] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/**
 * What the palette of a site finds of this remote. Runs on the server only. Each part is asked for by itself, without the
 * session of any visitor: one whose host is down leaves the others as they are.
 */
export interface SearchModule {
  readonly parts: Readonly<Record<string, (deps: RemoteDeps) => Promise<readonly SearchEntry[]>>>;
}

/** One thing that subscribers of a feed are told of. Texts are plain. */
export interface FeedItem {
  /** A path of this site: the address and, for ever, the id. The same in every feed that has it. */
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  /**
   * Sanitised HTML, which may name paths of this site. Asked for of the items that are written; where it cannot be had, the
   * summary stands alone.
   * @throws AppError offline | timeout | upstream | malformed | not-found
   */
  readonly html: () => Promise<string>;
  readonly author: string;
  /** ISO 8601. */
  readonly publishedAt: string;
  readonly updatedAt: string;
  readonly categories: readonly string[];
  readonly language: Language;
  /** Path or address of a picture. Missing: the card that the shell draws of the page. */
  readonly image?: string | undefined;
  /** A recording, of an episode. */
  readonly audio?: {
    /** Path or address. */
    readonly src: string;
    readonly mime: string;
    readonly bytes: number;
    readonly seconds: number;
    /** Of the episode. */
    readonly number: number;
    /** Whether `recording` of the module has them. */
    readonly hasTranscript?: boolean | undefined;
    readonly hasChapters?: boolean | undefined;
  };
}

/** What a recording is read along with. Texts are plain; seconds from its beginning, with fractions, in order. */
export interface RecordingText {
  readonly transcript: readonly {
    readonly speaker: string;
    readonly text: string;
    readonly from: number;
    readonly to: number;
  }[];
  readonly chapters: readonly { readonly title: string; readonly from: number }[];
}

/** A feed, whatever it is written as: the shell writes RSS 2.0 and JSON Feed 1.1. Texts are plain. */
export interface Feed {
  /** As it stands in a list of many sites' feeds: with the site's name. */
  readonly title: string;
  readonly description: string;
  /** The newest first. Of articles the shell writes 20, of episodes 100. */
  readonly items: readonly FeedItem[];
}

/** A feed that a site has: RSS below `<section>/rss.xml`, JSON Feed below `<section>/feed.json`. */
export interface FeedSection {
  /** The path of the list that it follows, e.g. `/Blog`. */
  readonly section: string;
  /** What the list is called, without the site's name. */
  readonly title: string;
  /** Of episodes: the category that directories put them in, by its name there. Written with their tags, and no part of the whole site's feed. */
  readonly podcast?: string;
}

/** What subscribers of a site are told of this remote. Runs on the server only. */
export interface FeedModule {
  /** The feeds that this site has: none of a section whose route it has not. */
  readonly sections: (tenant: PublicTenant) => readonly FeedSection[];
  /**
   * @param section as `sections` names it
   * @throws AppError offline | timeout | upstream | malformed
   */
  readonly read: (section: string, deps: RemoteDeps) => Promise<Feed>;
  /**
   * Of an item with a recording: the shell writes files out of it, which the feed names (`<path>/transcript.vtt`).
   * @param path of the item, as `read` gave it; or as it was when that had another title
   * @returns null where there is none
   * @throws AppError as `read` does, and not-found
   */
  readonly recording?: (path: string, deps: RemoteDeps) => Promise<RecordingText | null>;
}

/** One catalogue in each language; each language is a chunk of its own. */
export type CatalogueChunks = Readonly<Record<Language, () => Promise<{ readonly messages: Catalogue }>>>;

/** `M` is what its pages and slots may say in all: each of them is given one catalogue of these. */
export interface RemoteDefinition<S extends RemoteStore, M extends Catalogue> {
  readonly id: string;
  readonly contract: number;
  /** What a page or slot is written with that names no part of `texts`. Chunks: `messages-<language>`. */
  readonly messages: CatalogueChunks;
  /** Catalogues of parts of a remote that has many pages, each complete in itself. Chunks: `messages-<part>-<language>`. */
  readonly texts?: Readonly<Record<string, CatalogueChunks>>;
  readonly createStore: (deps: RemoteDeps, saved?: unknown) => S;
  readonly pages: readonly PageDefinition<S, M>[];
  readonly sitemap?: () => Promise<SitemapModule>;
  readonly search?: () => Promise<SearchModule>;
  readonly feeds?: () => Promise<FeedModule>;
  /** First parts of the names of its slots besides its id. No two remotes of a release may have the same. */
  readonly families?: readonly string[];
  // Each slot has its own properties and data; the host treats both as opaque.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a heterogeneous list; `defineSlot` checks each one
  readonly slots: readonly SlotDefinition<S, any, any>[];
}

/** A remote as the host sees it: every type of its own is opaque. */
export type AnyRemote = RemoteDefinition<RemoteStore, Catalogue>;
