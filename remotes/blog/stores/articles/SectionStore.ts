import type { Category } from "@serambi/kernel/contracts";
import { RemoteData, type RemoteState } from "@serambi/kernel/state";

import type { ArticlePage, ArticleQuery, LazyArticleReader } from "../../contract/articles/ArticleReader";
import { ROUTES, type Section } from "../../contract/paths";

export type SectionQuery = Omit<ArticleQuery, "kind">;

export interface SectionSnapshot {
  readonly query: SectionQuery;
  readonly list: RemoteState<ArticlePage>;
  readonly categories: RemoteState<readonly Category[]>;
}

const FIRST: SectionQuery = { page: 1 };

const isSame = (a: SectionQuery, b: SectionQuery): boolean =>
  a.page === b.page && a.search === b.search && a.categorySlug === b.categorySlug;

/** The list of one section, and its categories, which may be missing without harm to it. */
export class SectionStore {
  readonly list: RemoteData<ArticlePage>;
  readonly categories: RemoteData<readonly Category[]>;
  /** What was asked for last. */
  private query: SectionQuery;

  constructor(
    private readonly section: Section,
    private readonly reader: LazyArticleReader,
    saved?: SectionSnapshot,
  ) {
    this.query = saved?.query ?? FIRST;
    this.list = new RemoteData(saved?.list);
    this.categories = new RemoteData(saved?.categories);
  }

  /** Brings the list to what is wanted; what is there already is not read again. */
  show = async (query: SectionQuery): Promise<void> => {
    const isThere = this.list.state.phase === "ready" && isSame(this.query, query);
    this.query = query;
    const areNamed = this.categories.state.phase === "ready";
    await Promise.all([!isThere && this.reload(), !areNamed && this.reloadCategories()]);
  };

  reload = async (): Promise<void> => {
    const { query, kind } = this;
    await this.list.run(async () => (await this.reader()).list({ ...query, kind }));
  };

  reloadCategories = async (): Promise<void> => {
    const { kind } = this;
    await this.categories.run(async () => (await this.reader()).categories(kind));
  };

  snapshot = (): SectionSnapshot => ({
    query: this.query,
    list: this.list.state,
    categories: this.categories.state,
  });

  private get kind() {
    return ROUTES[this.section].kind;
  }
}
