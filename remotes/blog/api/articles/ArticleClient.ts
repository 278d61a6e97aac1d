import { Category, Post, PostSummary, type PostKind } from "@serambi/kernel/contracts";
import { readEnvelope, readPage, type HttpClient, type Report, type Teller } from "@serambi/kernel/http";

import type { Article } from "../../contract/articles/Article";
import type { ArticlePage, ArticleQuery, ArticleReader, ListedPost } from "../../contract/articles/ArticleReader";
import { withCleanContent } from "../withCleanContent";
import { withOwnCover } from "../withOwnCover";
import { setText } from "./setText";
import { withLooks } from "./withLooks";

/** Specification section 9. */
const PAGE_SIZE = 6;
/** The largest page that the host gives: a section with more categories has too many to choose from. */
const CATEGORIES = 50;

/** What there is to read (specification section 7.1; decision 32). */
export class ArticleClient implements ArticleReader {
  constructor(
    private readonly services: HttpClient,
    private readonly report?: Report,
  ) {}

  /**
   * A page of a section (`post/article/list`).
   * @throws AppError offline | timeout | upstream | malformed
   */
  async list({ kind, page, search, categorySlug }: ArticleQuery): Promise<ArticlePage> {
    const params = { page, pageSize: PAGE_SIZE, search, categorySlug, kind };
    const answer = await this.services.get("post/article/list", { params });
    const found = readPage(answer, PostSummary, this.teller("post/article/list"));
    return { ...found, items: withLooks(found.items) };
  }

  /**
   * The categories of a section (`v2/post/category`).
   * @throws AppError offline | timeout | upstream | malformed
   */
  async categories(kind: PostKind): Promise<readonly Category[]> {
    const params = { page: 1, pageSize: CATEGORIES, kind };
    const answer = await this.services.get("v2/post/category", { params });
    return readPage(answer, Category, this.teller("v2/post/category")).items;
  }

  /**
   * One post (`post/detail`), its content sanitised and set.
   * @throws AppError not-found | offline | timeout | upstream | malformed
   */
  async article(key: string): Promise<Article> {
    const answer = await this.services.get("post/detail", { params: { id: key } });
    const post = await withCleanContent(readEnvelope(answer, Post, this.teller("post/detail")));
    return withOwnCover(setText(post));
  }

  /**
   * One post (`post/detail`) as lists show it: its content stays where it is.
   * @throws AppError not-found | offline | timeout | upstream | malformed
   */
  async summary(key: string): Promise<ListedPost> {
    const answer = await this.services.get("post/detail", { params: { id: key } });
    const post = readEnvelope(answer, PostSummary, this.teller("post/detail"));
    return { ...withOwnCover(post), look: withLooks([post])[0]?.look ?? 0 };
  }

  /**
   * The newest posts of a kind or category (`post/article/list`).
   * @throws AppError offline | timeout | upstream | malformed
   */
  async newest({
    kind,
    categorySlug,
    limit,
    except,
  }: Parameters<ArticleReader["newest"]>[0]): Promise<readonly ListedPost[]> {
    const pageSize = except === undefined ? limit : limit + 1;
    const answer = await this.services.get("post/article/list", { params: { page: 1, pageSize, kind, categorySlug } });
    const { items } = readPage(answer, PostSummary, this.teller("post/article/list"));
    return withLooks(items.filter(({ id }) => id !== except).slice(0, limit));
  }

  private teller(call: string): Teller {
    return { call, report: this.report };
  }
}
