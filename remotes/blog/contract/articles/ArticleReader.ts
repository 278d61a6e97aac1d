import type { Category, Page, PostKind, PostSummary } from "@serambi/kernel/contracts";

import type { Article } from "./Article";

/** What of a section is wanted. */
export interface ArticleQuery {
  readonly kind: PostKind;
  /** From 1. */
  readonly page: number;
  readonly search?: string | undefined;
  readonly categorySlug?: string | undefined;
}

/** A post in a list: `look` is its picture's, where it has none of its own, and never that of its neighbours. */
export type ListedPost = PostSummary & { readonly look: number };

export type ArticlePage = Page<ListedPost>;

/** The calls that articles are made of; each throws AppError offline | timeout | upstream | malformed. */
export interface ArticleReader {
  /** One page, the newest first. */
  list(query: ArticleQuery): Promise<ArticlePage>;
  /** The categories of a kind that have something to read. */
  categories(kind: PostKind): Promise<readonly Category[]>;
  /** By id or slug, its content sanitised and set. @throws AppError not-found, too */
  article(key: string): Promise<Article>;
  /** The same as lists show it. @throws AppError not-found, too */
  summary(key: string): Promise<ListedPost>;
  /** The newest of a kind, whatever their category where none is named; without the one that is `except`. */
  newest(wanted: {
    readonly kind?: PostKind | undefined;
    readonly categorySlug?: string | undefined;
    readonly limit: number;
    readonly except?: string;
  }): Promise<readonly ListedPost[]>;
}

export type LazyArticleReader = () => Promise<ArticleReader>;
