import type { Category, Page, Post, PostKind, PostSummary } from "@serambi/kernel/contracts";

/** What of a section is wanted. */
export interface ArticleQuery {
  readonly kind: PostKind;
  /** From 1. */
  readonly page: number;
  readonly search?: string;
  readonly categorySlug?: string;
}

export type ArticlePage = Page<PostSummary>;

/** The calls that articles are made of; each throws AppError offline | timeout | upstream | malformed. */
export interface ArticleReader {
  /** One page, the newest first. */
  list(query: ArticleQuery): Promise<ArticlePage>;
  /** The categories of a kind that have something to read. */
  categories(kind: PostKind): Promise<readonly Category[]>;
  /** By id or slug, its content sanitised. @throws AppError not-found, too */
  article(key: string): Promise<Post>;
  /** The newest of a kind, whatever their category where none is named; without the one that is `except`. */
  newest(wanted: {
    readonly kind?: PostKind;
    readonly categorySlug?: string;
    readonly limit: number;
    readonly except?: string;
  }): Promise<readonly PostSummary[]>;
}

export type LazyArticleReader = () => Promise<ArticleReader>;
