import { action, computed, makeObservable, observable, observableRef } from "@serambi/kernel/state";

import type { IndexLoad } from "./IndexLoad";
import type { RecentSearches } from "./RecentSearches";
import type { FoundEntry, FoundKind } from "./search/searchDocument";
import type { FoundGroup, SearchResult } from "./search/SearchIndex";

/** What was searched for before: it is typed again. */
interface RecentSearch {
  readonly typed: string;
}

/** One line that can be chosen. */
export type PaletteOption = FoundEntry | RecentSearch;

/** Options under one heading. */
export interface PaletteGroup {
  /** Of what was found its kind; before anything is typed, what is offered. */
  readonly heading: FoundKind | "recent" | "pages";
  readonly options: readonly PaletteOption[];
}

/** Where all kinds stand together: enough to see that there is more. */
const MAX_LINES = 10;
const MAX_OF_KIND = 4;
const MIN_OF_KIND = 2;
/** Before anything is typed. */
const MAX_PAGES = 7;

const NO_RESULT: SearchResult = { total: 0, groups: [], meant: new Set() };

interface PaletteDeps {
  readonly load: IndexLoad;
  readonly recent: RecentSearches;
}

/** What somebody types into the palette and what stands in it. */
export class PaletteStore {
  isOpen = false;
  typed = "";
  /** Id of the kind that alone is shown, where there is anything of it. */
  kind: string | null = null;
  /** Place of the marked option among all. */
  active = 0;
  /** The visitor went to an option by keys: Home and End move among them then, and in the field otherwise. */
  isInList = false;
  recent: readonly string[] = [];

  constructor(private readonly deps: PaletteDeps) {
    makeObservable(this, {
      isOpen: observable,
      typed: observable,
      kind: observable,
      active: observable,
      isInList: observable,
      recent: observableRef,
      result: computed,
      groups: computed,
      options: computed,
      open: action,
      close: action,
      type: action,
      show: action,
      move: action,
      goTo: action,
      point: action,
      keep: action,
      forgetRecent: action,
    });
  }

  get state(): IndexLoad["state"] {
    return this.deps.load.state;
  }

  /** Kinds of the index, in the order in which they are shown. */
  get kinds(): readonly FoundKind[] {
    return this.state.data?.kinds ?? [];
  }

  get isAsking(): boolean {
    return this.typed.trim() !== "";
  }

  get result(): SearchResult {
    return this.state.data?.index.search(this.typed) ?? NO_RESULT;
  }

  /** What is listed, in order. */
  get groups(): readonly PaletteGroup[] {
    return this.isAsking ? this.found() : this.offered();
  }

  get options(): readonly PaletteOption[] {
    return this.groups.flatMap(({ options }) => options);
  }

  open = (): void => {
    this.isOpen = true;
    this.typed = "";
    this.kind = null;
    this.begin();
    this.recent = this.deps.recent.read();
    void this.deps.load.wake();
  };

  close = (): void => {
    this.isOpen = false;
  };

  type = (typed: string): void => {
    this.typed = typed;
    this.begin();
  };

  show = (kind: string | null): void => {
    this.kind = kind;
    this.begin();
  };

  /** To another option; beyond the last stands the first. */
  move = (by: 1 | -1): void => {
    const { length } = this.options;
    if (length > 0) this.goTo((this.active + by + length) % length);
  };

  goTo = (place: number): void => {
    this.active = Math.max(0, Math.min(place, this.options.length - 1));
    this.isInList = true;
  };

  /** The pointer is over an option. */
  point = (place: number): void => {
    this.active = place;
  };

  /** What was typed has led somewhere. */
  keep = (): void => {
    if (this.isAsking) this.recent = this.deps.recent.add(this.typed);
  };

  forgetRecent = (): void => {
    this.deps.recent.clear();
    this.recent = [];
    this.begin();
  };

  retry = (): void => void this.deps.load.wake();

  /** Another list: its first option is marked. */
  private begin(): void {
    this.active = 0;
    this.isInList = false;
  }

  private found(): readonly PaletteGroup[] {
    const { groups } = this.result;
    const only = this.kind === null ? undefined : groups.find(({ kind }) => kind.id === this.kind);
    const each = Math.min(MAX_OF_KIND, Math.max(MIN_OF_KIND, Math.floor(MAX_LINES / Math.max(1, groups.length))));
    const cut = ({ kind, entries }: FoundGroup, max: number): PaletteGroup => ({
      heading: kind,
      options: entries.slice(0, max),
    });
    return only ? [cut(only, only.entries.length)] : groups.map((group) => cut(group, each));
  }

  private offered(): readonly PaletteGroup[] {
    const recent = this.recent.map((typed): RecentSearch => ({ typed }));
    const pages = this.state.data?.pages.slice(0, MAX_PAGES) ?? [];
    return [
      { heading: "recent" as const, options: recent },
      { heading: "pages" as const, options: pages },
    ].filter(({ options }) => options.length > 0);
  }
}
