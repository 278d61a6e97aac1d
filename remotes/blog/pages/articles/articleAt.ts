import type { PageContext } from "@serambi/kernel/remote";

import { sectionOf, type Section } from "../../contract/paths";
import type { Messages } from "../../messages/id";
import { articlesOf } from "../../stores/articles/articlesOf";
import type { ArticleStore } from "../../stores/articles/ArticleStore";
import type { BlogStore } from "../../stores/BlogStore";

/** The article that an address names, by its id or its slug, and the section that it was asked for in. */
export const articleAt = (
  store: BlogStore,
  { pattern, params }: Pick<PageContext<Messages>, "pattern" | "params">,
): { readonly article: ArticleStore; readonly section: Section } => ({
  article: articlesOf(store).article(params["id"] ?? params["slug"] ?? ""),
  section: sectionOf(pattern),
});
