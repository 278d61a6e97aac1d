import type { Category } from "@serambi/kernel/contracts";
import { RemoteData, type RemoteState } from "@serambi/kernel/state";

import type { LazyArticleReader } from "../../contract/articles/ArticleReader";
import type { SectionQuery } from "../../contract/articles/listAddress";
import type { SectionList } from "../../contract/articles/SectionList";
import { ROUTES, type Section } from "../../contract/paths";

export interface SectionSnapshot {
  readonly query: SectionQuery;
  readonly list: RemoteState<SectionList>;
  readonly categories: RemoteState<readonly Category[]>;
}

const FIRST: SectionQuery = { page: 1 };

const isSame = (a: SectionQuery, b: SectionQuery): boolean =>
  a.page === b.page && a.search === b.search && a.categorySlug === b.categorySlug;

/** The list of one section, and its categories, which may be missing without harm to it. */
export class SectionStore {
  readonly list: RemoteData<SectionList>;
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

  get isAsked(): boolean {
    return [this.list, this.categories].some(({ state }) => state.phase !== "idle");
  }

  /** Brings the list to what is wanted; what is there already is not read again. */
  show = async (query: SectionQuery): Promise<void> => {
    const isThere = this.list.state.phase === "ready" && isSame(this.query, query);
    this.query = query;
    await Promise.all([!isThere && this.reload(), this.nameCategories()]);
  };

  reload = async (): Promise<void> => {
    const { query, kind } = this;
    await this.list.run(async () => ({ ...(await (await this.reader()).list({ ...query, kind })), query }));
  };

  /** Reads the categories where they are not there. */
  nameCategories = async (): Promise<void> => {
    const { kind } = this;
    if (this.categories.state.phase === "ready") return;
    await this.categories.run(async () => (await this.reader()).categories(kind));
  };

  /** A category by its slug, in any letter case; undefined where there is none, or as long as none is known. */
  category(slug: string): Category | undefined {
    const wanted = slug.toLowerCase();
    return this.categories.state.data?.find((category) => category.slug.toLowerCase() === wanted);
  }

  snapshot = (): SectionSnapshot => ({
    query: this.query,
    list: this.list.state,
    categories: this.categories.state,
  });

  private get kind() {
    return ROUTES[this.section].kind;
  }
}
