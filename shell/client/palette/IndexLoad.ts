import type { Language } from "@serambi/kernel/contracts";
import { action, makeObservable, observableRef } from "@serambi/kernel/state";

import { readSearchDocument, SITE_PAGES, type FoundEntry, type FoundKind } from "./search/searchDocument";
import { SearchIndex } from "./search/SearchIndex";
import { searchIndexAddress } from "./searchIndexPath";

/** What can be searched. */
export interface Searchable {
  readonly index: SearchIndex;
  /** In the order in which they are shown. */
  readonly kinds: readonly FoundKind[];
  /** Pages of the site, in its own order: shown before anything is typed. */
  readonly pages: readonly FoundEntry[];
  readonly isPartial: boolean;
}

export type IndexState =
  | { readonly phase: "idle" | "loading" | "failed" | "offline"; readonly data: Searchable | null }
  | { readonly phase: "ready"; readonly data: Searchable };

interface IndexLoadDeps {
  readonly language: Language;
  /** Path of the page that is shown. */
  readonly path: () => string;
  readonly ask: (address: string) => Promise<unknown>;
  readonly isOnline: () => boolean;
  readonly now: () => number;
  /** Lets the page go on between two pieces of work. */
  readonly rest: () => Promise<void>;
  /** Waits until the page has nothing else to do. */
  readonly idle: () => Promise<void>;
}

/** After so long the next opening asks again: the browser's cache answers where nothing has changed. */
const FRESH_MS = 5 * 60_000;

/** The index of the site, asked for with the first use. What was had goes on while a newer one comes. */
export class IndexLoad {
  state: IndexState = { phase: "idle", data: null };
  private address = "";
  private askedAt = -Infinity;
  private turn = 0;

  constructor(private readonly deps: IndexLoadDeps) {
    makeObservable<this, "set">(this, { state: observableRef, set: action });
  }

  /** Asks where nothing is known, or what is known is old. */
  wake = async (): Promise<void> => {
    const { phase } = this.state;
    const address = searchIndexAddress(this.deps.path(), this.deps.language);
    const isKnown = address === this.address && this.deps.now() - this.askedAt < FRESH_MS;
    if (phase === "loading" || (isKnown && phase === "ready")) return;
    await this.load(address);
  };

  private async load(address: string): Promise<void> {
    const turn = ++this.turn;
    const data = address === this.address ? this.state.data : null;
    this.address = address;
    this.set({ phase: "loading", data });
    try {
      const { kinds, entries, isPartial } = readSearchDocument(await this.deps.ask(address));
      const index = await SearchIndex.of({ kinds, entries }, this.deps.rest);
      if (turn !== this.turn) return;
      // One with a gap is asked for again with the next opening.
      this.askedAt = isPartial ? -Infinity : this.deps.now();
      this.set({
        phase: "ready",
        data: { index, kinds, isPartial, pages: entries.filter(({ kind }) => kind === SITE_PAGES) },
      });
      void index.prepare(this.deps.idle);
    } catch (error) {
      if (turn !== this.turn) return;
      console.warn("The search index could not be loaded", error);
      this.set({ phase: this.deps.isOnline() ? "failed" : "offline", data });
    }
  }

  private set(state: IndexState): void {
    this.state = state;
  }
}
