import { action, idle, makeObservable, observableRef, RemoteData, type RemoteState } from "@serambi/kernel/state";

import { EVERYTHING, listSearch, type CatalogQuery } from "../contract/catalogQuery";
import type { CatalogPage } from "../contract/CatalogPage";
import { WHOLE_SITE, withinScope, type CatalogScope } from "../contract/catalogScope";
import type { LazyCourseReader } from "../contract/CourseReader";

export interface CatalogSnapshot {
  readonly query: CatalogQuery;
  readonly list: RemoteState<CatalogPage>;
}

interface CatalogDeps {
  readonly reader: LazyCourseReader;
  readonly now: () => Date;
  /** What the list is about; the whole site where it is missing. */
  readonly scope?: () => CatalogScope;
}

/** For so long an answer is shown again without a new request: going back to the list is instant. */
const FRESH_MS = 60_000;

/** The list of classes and what the visitor asked of it last. */
export class CatalogStore {
  query: CatalogQuery;
  readonly list: RemoteData<CatalogPage>;
  private answeredAtMs: number;

  constructor(
    private readonly deps: CatalogDeps,
    saved?: CatalogSnapshot,
  ) {
    this.query = saved?.query ?? EVERYTHING;
    this.list = new RemoteData(saved?.list);
    this.answeredAtMs = deps.now().getTime();
    makeObservable(this, { query: observableRef, want: action });
  }

  get scope(): CatalogScope {
    return this.deps.scope?.() ?? WHOLE_SITE;
  }

  /** Notes what the visitor asked for, so that a form shows it before the answer is there. */
  want(query: CatalogQuery): void {
    this.query = withinScope(query, this.scope);
  }

  /** Brings the list to `query`; an answer of the last minute is kept. */
  show = async (query: CatalogQuery): Promise<void> => {
    this.want(query);
    const { phase, data } = this.list.state;
    const isSame = phase === "ready" && data !== null && listSearch(data.query) === listSearch(this.query);
    if (!isSame || !this.isFresh) await this.reload();
  };

  reload = async (): Promise<void> => {
    const { query, list, scope } = this;
    await list.run(async () => (await this.deps.reader()).catalog(query, list.state.data?.total ?? null, scope));
    this.answeredAtMs = this.deps.now().getTime();
  };

  /** Without an answer that would not be shown again: when it came is not told. */
  snapshot = (): CatalogSnapshot => ({ query: this.query, list: this.isFresh ? this.list.state : idle() });

  private get isFresh(): boolean {
    return this.deps.now().getTime() - this.answeredAtMs <= FRESH_MS;
  }
}
