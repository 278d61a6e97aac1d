import type { Page } from "@serambi/kernel/contracts";
import { readEnvelope, readPage, type HttpClient, type Report, type Teller } from "@serambi/kernel/http";

import type { Article } from "../../contract/articles/Article";
import type { SectionQuery } from "../../contract/articles/listAddress";
import type { ListedPost } from "../../contract/articles/ListedPost";
import { Category, Post, PostSummary, type PostKind } from "../../contract/hosts/posts";
import { withCleanContent } from "../withCleanContent";
import { withOwnCover } from "../withOwnCover";
import { setText } from "./setText";
import { toListed, withLooks } from "./withLooks";

/** Specification section 9. */
const PAGE_SIZE = 6;
/** The largest page that the host gives: a section with more categories has too many to choose from. */
const CATEGORIES = 50;
/** Further reading below an article. */
const RELATED = 3;

/** Which of the newest are wanted: of any kind or category where none is named. */
interface WantedPosts {
  readonly kind?: PostKind | undefined;
  readonly categorySlug?: string | undefined;
  readonly limit: number;
  /** Id of the one that is being read. */
  readonly except?: string;
}

/** What there is to read (specification section 7.1; decision 32). */
export class ArticleClient {
  constructor(
    private readonly services: HttpClient,
    private readonly report?: Report,
  ) {}

  /**
   * A page of a section, the newest first (`post/article/list`).
   * @throws AppError offline | timeout | upstream | malformed
   */
  async list(kind: PostKind, { page, search, categorySlug }: SectionQuery): Promise<Page<ListedPost>> {
    const params = { page, pageSize: PAGE_SIZE, search, categorySlug, kind };
    const answer = await this.services.get("post/article/list", { params });
    const found = readPage(answer, PostSummary, this.teller("post/article/list"));
    return { ...found, items: withLooks(found.items) };
  }

  /**
   * The categories of a kind that have something to read (`v2/post/category`).
   * @throws AppError offline | timeout | upstream | malformed
   */
  async categories(kind: PostKind): Promise<readonly Category[]> {
    const params = { page: 1, pageSize: CATEGORIES, kind };
    const answer = await this.services.get("v2/post/category", { params });
    return readPage(answer, Category, this.teller("v2/post/category")).items;
  }

  /**
   * One post by its id or slug (`post/detail`), its content sanitised and set.
   * @throws AppError not-found | offline | timeout | upstream | malformed
   */
  async article(key: string): Promise<Article> {
    const answer = await this.services.get("post/detail", { params: { id: key } });
    const post = withCleanContent(readEnvelope(answer, Post, this.teller("post/detail")));
    return withOwnCover(setText(post));
  }

  /**
   * One post by its id or slug (`post/detail`) as lists show it: its content stays where it is.
   * @throws AppError not-found | offline | timeout | upstream | malformed
   */
  async summary(key: string): Promise<ListedPost> {
    const answer = await this.services.get("post/detail", { params: { id: key } });
    return toListed(readEnvelope(answer, PostSummary, this.teller("post/detail")));
  }

  /**
   * The newest posts (`post/article/list`).
   * @throws AppError offline | timeout | upstream | malformed
   */
  async newest({ kind, categorySlug, limit, except }: WantedPosts): Promise<readonly ListedPost[]> {
    const pageSize = except === undefined ? limit : limit + 1;
    const answer = await this.services.get("post/article/list", { params: { page: 1, pageSize, kind, categorySlug } });
    const { items } = readPage(answer, PostSummary, this.teller("post/article/list"));
    return withLooks(items.filter(({ id }) => id !== except).slice(0, limit));
  }

  /**
   * Articles to read next: first those of the same category, then those of the same kind.
   * @throws AppError offline | timeout | upstream | malformed
   */
  async related({ id, kind, category }: Article): Promise<readonly ListedPost[]> {
    const wanted = { kind, limit: RELATED, except: id };
    const near = await this.newest({ ...wanted, categorySlug: category.slug });
    if (near.length === RELATED) return near;
    const others = await this.newest(wanted);
    return [...near, ...others.filter((other) => near.every((post) => post.id !== other.id))].slice(0, RELATED);
  }

  private teller(call: string): Teller {
    return { call, report: this.report };
  }
}
