import type { AppError } from "@serambi/kernel/errors";
import { failureOf } from "@serambi/kernel/pages";
import { RemoteData, type RemoteState } from "@serambi/kernel/state";

import type { Article } from "../../contract/articles/Article";
import type { LazyArticleReader, ListedPost } from "../../contract/articles/ArticleReader";

export interface ArticleSnapshot {
  readonly post: RemoteState<Article>;
  readonly related: RemoteState<readonly ListedPost[]>;
}

/** Further reading below an article. */
const RELATED = 3;

/** One article, and what is to be read after it, which may be missing without harm to the rest. */
export class ArticleStore {
  readonly post: RemoteData<Article>;
  readonly related: RemoteData<readonly ListedPost[]>;

  constructor(
    readonly key: string,
    private readonly reader: LazyArticleReader,
    saved?: ArticleSnapshot,
  ) {
    this.post = new RemoteData(saved?.post);
    this.related = new RemoteData(saved?.related);
  }

  /** Whether `key` names this article, by id or by slug. */
  isKnownAs = (key: string): boolean => {
    const { data } = this.post.state;
    return key === this.key || key === data?.id || key === data?.slug;
  };

  /**
   * Reads what is still missing.
   * @returns why there is no article, or null when there is one
   */
  open = async (): Promise<AppError | null> => {
    const failure =
      this.post.state.phase === "ready"
        ? null
        : await failureOf(this.post, async () => (await this.reader()).article(this.key));
    if (!failure && this.related.state.phase !== "ready") await this.reloadRelated();
    return failure;
  };

  reloadRelated = async (): Promise<void> => {
    const { data } = this.post.state;
    if (!data) return;
    const wanted = { kind: data.kind, limit: RELATED, except: data.id };
    await this.related.run(async () => {
      const reader = await this.reader();
      const near = await reader.newest({ ...wanted, categorySlug: data.category.slug });
      if (near.length === RELATED) return near;
      const others = await reader.newest(wanted);
      return [...near, ...others.filter(({ id }) => near.every((post) => post.id !== id))].slice(0, RELATED);
    });
  };

  snapshot = (): ArticleSnapshot => ({ post: this.post.state, related: this.related.state });
}
