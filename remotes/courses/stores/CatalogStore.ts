import { isAppError } from "@serambi/kernel/errors";
import { RemoteData, type RemoteState } from "@serambi/kernel/state";
import { action, makeObservable, observableRef } from "mobx";

import { catalogSearch, EVERYTHING, isFiltered, toClassQuery, type CatalogQuery } from "../contract/catalogQuery";
import type { CatalogPage, CourseReader, LazyCourseReader } from "../contract/CourseReader";

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
    const { query } = this;
    await this.list.run(async () => this.read(await this.deps.reader(), query));
    this.answeredAtMs = this.deps.now().getTime();
  };

  snapshot = (): CatalogSnapshot => ({ query: this.query, list: this.list.state });

  private async read(reader: CourseReader, query: CatalogQuery): Promise<CatalogPage> {
    const [page, total] = await Promise.all([
      reader.listClasses(toClassQuery(query)),
      isFiltered(query) ? this.readTotal(reader) : undefined,
    ]);
    return { ...page, query, total: total === undefined ? page.totalItems : total };
  }

  /** The number beside a filtered count is worth one small call, and never the failure of the list. */
  private async readTotal(reader: CourseReader): Promise<number | null> {
    const known = this.list.state.data?.total;
    if (known !== null && known !== undefined) return known;
    try {
      return (await reader.listClasses({ page: 1, pageSize: 1 })).totalItems;
    } catch (error) {
      if (isAppError(error)) return null;
      throw error;
    }
  }
}
