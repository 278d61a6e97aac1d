import type { ArticlePage } from "./ArticleReader";
import type { SectionQuery } from "./listAddress";

/** A page of a section's list, and what it answers. */
export interface SectionList extends ArticlePage {
  readonly query: SectionQuery;
}
