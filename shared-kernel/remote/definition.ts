import type { ComponentType } from "react";

import type { Language } from "../contracts";
import type { Catalogue } from "../i18n";
import type { CodeAttendantDefinition } from "./CodeAttendant";
import type { PageContext, RemoteDeps } from "./context";
import type { FramePartDefinition } from "./FramePart";

/** Version of this contract. A remote built against another one is refused (never run). */
export const REMOTE_CONTRACT = 2;

/** The state of a page: made from its data, and given new data when its address is refined. */
export interface PageStore<D> {
  take(data: D): void;
}

// Each page and slot has its own data, texts and store; the host treats all of them as opaque, and `defineServer` holds them together.
/* eslint-disable @typescript-eslint/no-explicit-any -- see above */

/** What the chunk of a page exports. */
export interface PageModule {
  readonly Page: ComponentType<any>;
  /**
   * A room to concentrate in: the site's header and footer give way to its sign, its tools and the page. The page begins with a bar of
   * its own, `--bar-start` and `--bar-end` from the window's edges.
   */
  readonly isFocused?: boolean;
  /** For a page that has state of its own: plays, edits, keeps a draft. Called with the page's data on either side. */
  readonly createStore?: (data: any, deps: RemoteDeps, context: PageContext<any>) => PageStore<any>;
}

/** What the chunk of a slot exports. */
export interface SlotModule {
  readonly Slot: ComponentType<any>;
  readonly createStore?: (data: any, deps: RemoteDeps) => PageStore<any>;
}
/* eslint-enable @typescript-eslint/no-explicit-any */

export interface PageDefinition {
  /** Unique within the remote, kebab-case. */
  readonly id: string;
  /** Patterns of the specification; the canonical case is the case written here. */
  readonly paths: readonly string[];
  readonly load: () => Promise<PageModule>;
  /** The part of the remote's `texts` that this page is written with, instead of its `messages`. */
  readonly texts?: string;
  /** Whether pages of other sites may show it in a frame. It is then shown without a session, and nothing on it may be worth a stolen click. */
  readonly isEmbeddable?: boolean;
  /**
   * A page of those who run sites: every site has it, whatever routes its settings name, also while it is closed for maintenance. Who may see it
   * is said by its `middleware`.
   */
  readonly isEverywhere?: boolean;
  /** The page of addresses that a site has chosen itself (`ownPages` of its settings), beside its `paths`. One remote of a release has it. */
  readonly takesOwnPaths?: boolean;
}

export interface SlotDefinition {
  /** `<family>.<name>.v<number>`, the family being the remote's id or one of its `families`: a change that breaks a page that uses it takes the next number. */
  readonly name: string;
  readonly load: () => Promise<SlotModule>;
  /** The part of the remote's `texts` that this slot is written with, instead of its `messages`. */
  readonly texts?: string;
  /** Room kept while the slot is missing, in rem: nothing below it moves. */
  readonly minHeightRem: number;
}

/** One catalogue in each language; each language is a chunk of its own. */
export type CatalogueChunks = Readonly<Record<Language, () => Promise<{ readonly messages: Catalogue }>>>;

/** What a remote is in both halves: `remote.ts`. */
export interface RemoteDefinition {
  readonly id: string;
  readonly contract: number;
  /** What a page or slot is written with that names no part of `texts`. */
  readonly messages: CatalogueChunks;
  /** Catalogues of parts of a remote that has many pages, each complete in itself. */
  readonly texts?: Readonly<Record<string, CatalogueChunks>>;
  readonly pages: readonly PageDefinition[];
  readonly slots: readonly SlotDefinition[];
  /** First parts of the names of its slots besides its id. No two remotes of a release may have the same. */
  readonly families?: readonly string[];
  /** What it puts into places of the frame, on every page of a site. */
  readonly frame?: readonly FramePartDefinition[];
  /** What it does for blocks of code in texts of all remotes. Of two remotes the first by name does it. */
  readonly code?: CodeAttendantDefinition;
}

const SLOT_NAME = /^[a-z][a-z0-9-]*\.[a-z-]+\.v\d+$/;

/** Pages in a file of their own: keeps their ids as types. */
export const definePages = <const P extends readonly PageDefinition[]>(pages: P): P => pages;

/** Slots in a file of their own: keeps their names as types. */
export const defineSlots = <const S extends readonly SlotDefinition[]>(slots: S): S => slots;

/**
 * The half of a remote that server and browser both have.
 * @throws Error when the definition contradicts itself: a bug in the remote, found at its first load
 */
export const defineRemote = <const R extends RemoteDefinition>(remote: R): R => {
  const pageIds = new Set(remote.pages.map((page) => page.id));
  if (pageIds.size !== remote.pages.length) throw new Error(`remote ${remote.id}: two pages have the same id`);
  for (const { texts } of [
    ...remote.pages,
    ...remote.slots,
    ...(remote.frame ?? []),
    ...(remote.code ? [remote.code] : []),
  ])
    if (texts !== undefined && !Object.hasOwn(remote.texts ?? {}, texts))
      throw new Error(`remote ${remote.id}: there are no texts "${texts}"`);
  const families = [remote.id, ...(remote.families ?? [])];
  for (const slot of remote.slots)
    if (!SLOT_NAME.test(slot.name) || !families.some((family) => slot.name.startsWith(`${family}.`)))
      throw new Error(
        `remote ${remote.id}: slot "${slot.name}" is not named ${families.map((family) => `${family}.<name>.v<number>`).join(" or ")}`,
      );
  for (const { slot } of [...(remote.frame ?? []), ...(remote.code ? [remote.code] : [])])
    if (!remote.slots.some(({ name }) => name === slot))
      throw new Error(`remote ${remote.id}: there is no slot "${slot}" to open in the frame or below code`);
  return remote;
};

/**
 * The texts that a page, a slot or a document of a remote is written with.
 * @throws what its chunk is rejected with
 */
export const loadCatalogue = async (
  remote: Pick<RemoteDefinition, "messages" | "texts">,
  { texts }: { readonly texts?: string | undefined },
  language: Language,
): Promise<Catalogue> => {
  const chunks = texts === undefined ? remote.messages : remote.texts?.[texts];
  if (!chunks) throw new Error(`The remote has no texts "${texts}"`);
  return (await chunks[language]()).messages;
};
