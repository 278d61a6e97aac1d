import type { FormState, SlotRequest } from "@serambi/kernel/remote";
import type { JsonLd } from "@serambi/kernel/seo";

import type { HeadTag } from "../head/headTags";
import type { RemoteAddress, SlotProvider } from "./types";

/** What a page is made of in a browser: the same in the HTML of a first page and in an answer to a click. */
export interface SentPage {
  readonly kind: "page";
  readonly remote: string;
  /** Id of the page within its remote. */
  readonly page: string;
  readonly pattern: string;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly status: number;
  /** What the loader gave. */
  readonly data: unknown;
  readonly form?: FormState;
}

/** What an address came to, as it travels. */
export type SentResult =
  | SentPage
  | { readonly kind: "not-found" }
  | { readonly kind: "refused"; readonly status: number; readonly message: string }
  | { readonly kind: "failed"; readonly remote: string; readonly version: string }
  /** A local build stands in the place of its remote: the developer's machine has its loader. */
  | { readonly kind: "absent"; readonly remote: string; readonly version: string };

/** What a slot came to, as it travels. */
export type SlotState =
  | { readonly kind: "ready"; readonly request: SlotRequest; readonly data: unknown }
  /** Still to come: in HTML its data stands beside its markup, in an answer to a click on a line of its own. */
  | { readonly kind: "late"; readonly request: SlotRequest }
  | {
      readonly kind: "failed";
      readonly request: SlotRequest;
      readonly remote: string;
      readonly version: string;
      /** Its properties are not what this version takes: to try again changes nothing. */
      readonly isUnfit?: true;
    }
  /** Of a local build, as above. */
  | { readonly kind: "absent"; readonly request: SlotRequest };

/** What the document's head says of a page. */
export interface SentHead {
  readonly title: string;
  readonly tags: readonly HeadTag[];
  readonly jsonLd: readonly JsonLd[];
}

/** A file with its sha384. */
export type HashedFile = readonly [address: string, integrity: string];

/** Code and styles that belong together. */
export interface FileList {
  readonly scripts: readonly HashedFile[];
  readonly styles: readonly HashedFile[];
}

/** Before any host is asked: what the page's code is. */
export interface FilesLine extends FileList {
  readonly kind: "files";
  /** The release that the answer is of. */
  readonly release: string;
  readonly remote: string;
  readonly page: string;
}

/** What the loader gave, with all that the page shows at once. */
export interface PageLine {
  readonly kind: "answer";
  readonly result: SentResult;
  readonly head: SentHead;
  readonly slots: readonly SlotState[];
  /** Of the slots. */
  readonly files: FileList;
  /** Who provides the slots, and where those remotes are. */
  readonly providers: Readonly<Record<string, SlotProvider>>;
  readonly remotes: Readonly<Record<string, RemoteAddress>>;
}

/** One line of an answer to `GET /_page/<path>`. */
export type Line =
  | FilesLine
  | PageLine
  | { readonly kind: "redirect"; readonly to: string }
  /** Only a whole document can show this address: another release, a log-in, a site in maintenance. */
  | { readonly kind: "reload" }
  | { readonly kind: "slot"; readonly slot: SlotState }
  /** The answer is whole. */
  | { readonly kind: "end" };

/** Where answers to clicks are asked for: `/_page/Courses?page=2`. */
export const PAGE_PREFIX = "/_page";

/** Names the release that a visit has. */
export const RELEASE_HEADER = "x-serambi-release";

/** Where the files of a release's pages are listed: `/_files/<release>.json`. */
export const FILES_PREFIX = "/_files";

/** By `<remote>/<page>`: the files of every page that a site has. */
export type SiteFiles = Readonly<Record<string, FileList>>;
