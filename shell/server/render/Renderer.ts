import type { PublicTenant } from "@serambi/kernel/contracts";
import type { HttpClients } from "@serambi/kernel/http";
import type { FormValues } from "@serambi/kernel/remote";
import type { PageHead } from "@serambi/kernel/seo";

import type { RemoteNote } from "../../client/page/SiteVisit";
import type { FailurePhase } from "../../client/page/types";
import type { Release } from "../../registry/resolve";
import type { DocumentAnswer } from "../documents/documentFile";
import type { Asker } from "../queue/FairQueue";
import type { AskedDocument } from "../documents/siteDocument";
import type { DeveloperTools } from "../override/developerTools";
import type { AskedSlots } from "../override/siteSlots";
import type { SaidEntries } from "../search/SaidEntries";
import type { Encoding } from "./compress";
import type { SitemapAddress } from "../sharing/sitemapXml";
import type { SentSlots } from "./sentSlots";

/** A version of a remote. */
export interface RemoteVersion {
  readonly remote: string;
  readonly version: string;
}

/** A remote of a release that could not be loaded. */
export interface LoadProblem extends RemoteVersion {
  readonly phase: FailurePhase;
  readonly error: unknown;
}

/** What loading a release came to. */
export interface LoadAnswer {
  readonly problems: readonly LoadProblem[];
}

/** One failure of a remote in a request, for the log. */
export interface RenderFailure extends RemoteVersion {
  readonly phase: FailurePhase;
  readonly slot?: string | undefined;
  readonly error: unknown;
  /** The reason was logged before. */
  readonly isKnown: boolean;
}

/** A site as a release can show it. */
export interface ShownSite {
  readonly tenant: PublicTenant;
  /** What its settings say (`SiteEdition.digest`): they travel to the renderer once. */
  readonly digest: string;
}

/** What a page is made of. */
export interface PageOrder extends ShownSite {
  readonly appVersion: string;
  readonly isStale: boolean;
  readonly url: string;
  readonly nonce: string;
  /** Whether what hosts answer to this visitor they answer to anybody. */
  readonly isPublic: boolean;
  /** Tells the visitor's session from others (`sessionMark`); missing where they have none. */
  readonly session?: string;
  /** Remotes in whose place this browser shows a local build: their loaders do not run here. */
  readonly local: readonly string[];
  /** Where the page is now, if none is found at this address. */
  readonly movedTo?: string;
  /** Lines of JSON for a click, instead of HTML. */
  readonly isForClick?: boolean;
  /** A form that was posted to the page. */
  readonly form?: FormValues;
  /** A page that nobody keeps is compressed where it is made, as its visitor takes it: a sixth of it goes over the line. */
  readonly encoding?: Encoding;
  /** Of the views of this page, how many browsers are to measure: 0 to 1. */
  readonly vitalsSample: number;
  /** For who develops; missing on every ordinary page. */
  readonly developer?: DeveloperTools;
}

/** A page that took more processor time than one may, and the version whose part took most of it. */
export interface SlowPage extends RemoteVersion {
  /** In milliseconds. */
  readonly ms: number;
  /** No page alone: the memory that the version holds of all of them, where that is too much. */
  readonly heldBytes?: number | undefined;
}

/** What the renderer asks of whoever ordered a page. */
export interface PageService {
  /** The visitor; missing where the page is made for nobody who waits. */
  readonly asker?: Asker;
  /** With the visitor's session and the app token, which the renderer never sees. */
  readonly http: HttpClients;
  /** Told of each failure, also of those that come after the page has begun. */
  readonly onFailure: (failure: RenderFailure) => void;
  /** Told what remotes note: nothing has failed. */
  readonly onNote?: (note: RemoteNote) => void;
  /** Told of a page that took too long: it is sent all the same. */
  readonly onSlow?: (slow: SlowPage) => void;
}

/** A page of which something is still to come. */
export interface PageStream {
  /** @param write takes each piece, the document's head first; @param end is called after the last */
  pipe(write: (piece: Uint8Array | string) => void, end: () => void): void;
  abort(reason: Error): void;
}

export interface RenderedPage {
  readonly kind: "page";
  readonly status: number;
  /** Nothing of it failed or is missing, and it is for everybody. */
  readonly isSound: boolean;
  /** The remotes on it: the page's own first, then those of its slots. */
  readonly remotes: readonly string[];
  /** How the body is compressed already, where it is. */
  readonly encoding?: Encoding;
  /** All of it, in pieces, or what is streamed. */
  readonly body: readonly Uint8Array[] | PageStream;
}

export interface PageRedirect {
  readonly kind: "redirect";
  readonly to: string;
  readonly status: 301 | 302 | 303;
}

export type PageAnswer = RenderedPage | PageRedirect;

/** What a page says of itself: for its sharing card. */
export type HeadAnswer =
  | { readonly kind: "page"; readonly head: PageHead }
  | { readonly kind: "none" }
  /** It cannot be had just now. */
  | { readonly kind: "failed" };

/** What remotes tell of a site besides its pages. Another question is a line here, and its answer one of `siteAnswers`. */
export interface SiteQuestions {
  readonly head: { readonly asked: { readonly path: string }; readonly answer: HeadAnswer };
  /** `part` null: the index of the parts. Null where the site has no such part. */
  readonly sitemap: {
    readonly asked: { readonly part: string | null };
    readonly answer: readonly SitemapAddress[] | null;
  };
  /** Null where the site has no such document. */
  readonly document: { readonly asked: AskedDocument; readonly answer: DocumentAnswer | null };
  readonly search: { readonly asked: null; readonly answer: SaidEntries };
  readonly slots: { readonly asked: AskedSlots; readonly answer: SentSlots };
}
export type Topic = keyof SiteQuestions;

/** @template T with all of them as one type: one of the questions */
export interface SiteQuestion<T extends Topic = Topic> extends ShownSite {
  readonly topic: T;
  readonly asked: SiteQuestions[T]["asked"];
}

/**
 * Everything that runs code of remotes on the server. What it is given and what it gives are plain data, so that it may stand
 * in a process of its own (decision 30).
 */
export interface Renderer {
  /** Brings the bundles of a release. What cannot be loaded is told, and left out of its pages. */
  load(release: Release): Promise<LoadAnswer>;
  /** @throws RenderInterrupted where the code of a remote ended the process that it ran in */
  page(release: Release, order: PageOrder, service: PageService): Promise<PageAnswer>;
  /** @throws RenderInterrupted as `page` does; and what answering came to: an AppError where a host could not tell */
  ask<T extends Topic>(
    release: Release,
    question: SiteQuestion<T>,
    http: HttpClients,
  ): Promise<SiteQuestions[T]["answer"]>;
}

/** Whether a page is whole. */
export const isWhole = (body: RenderedPage["body"]): body is readonly Uint8Array[] => Array.isArray(body);
