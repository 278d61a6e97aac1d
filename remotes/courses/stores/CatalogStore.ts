import { action, makeObservable, observableRef, RemoteData, type RemoteState } from "@serambi/kernel/state";

import { catalogSearch, EVERYTHING, type CatalogQuery } from "../contract/catalogQuery";
import type { CatalogPage } from "../contract/CatalogPage";
import type { LazyCourseReader } from "../contract/CourseReader";

export interface CatalogSnapshot {
  readonly query: CatalogQuery;
  readonly list: RemoteState<CatalogPage>;
}

interface CatalogDeps {
  readonly reader: LazyCourseReader;
  readonly now: () => Date;
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

  /** Notes what the visitor asked for, so that a form shows it before the answer is there. */
  want(query: CatalogQuery): void {
    this.query = query;
  }

  /** Brings the list to `query`; an answer of the last minute is kept. */
  show = async (query: CatalogQuery): Promise<void> => {
    this.want(query);
    const { phase, data } = this.list.state;
    const isSame = phase === "ready" && data !== null && catalogSearch(data.query) === catalogSearch(query);
    if (!isSame || this.deps.now().getTime() - this.answeredAtMs > FRESH_MS) await this.reload();
  };

  reload = async (): Promise<void> => {
    const { query, list } = this;
    await list.run(async () => (await this.deps.reader()).catalog(query, list.state.data?.total ?? null));
    this.answeredAtMs = this.deps.now().getTime();
  };

  snapshot = (): CatalogSnapshot => ({ query: this.query, list: this.list.state });
}
