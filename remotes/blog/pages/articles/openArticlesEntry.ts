import type { PageContext, PageOutcome } from "@serambi/kernel/remote";

import type { Messages } from "../../messages/id";
import { articlesOf } from "../../stores/articles/articlesOf";
import type { BlogStore } from "../../stores/BlogStore";
import { openArticle } from "./openArticle";
import { openArticles } from "./openArticles";

/** Whether the name in an address of `/Articles/:slug` is a category's; to be asked once the categories were. */
export const isCategory = (store: BlogStore, { params }: PageContext<Messages>): boolean =>
  articlesOf(store)
    .section("articles")
    .category(params["slug"] ?? "") !== undefined;

/**
 * Opens what a name in the address means: the list of a category where it is one, or else the post. Where the categories
 * cannot be had a post may still be found; that there is none would then say nothing.
 */
export const openArticlesEntry = async (store: BlogStore, context: PageContext<Messages>): Promise<PageOutcome> => {
  const { nameCategories, categories } = articlesOf(store).section("articles");
  await nameCategories();
  if (isCategory(store, context)) return openArticles(store, context);
  const outcome = await openArticle(store, context);
  const { phase, message } = categories.state;
  return outcome.kind === "not-found" && phase === "failed" ? { kind: "failed", status: 503, message } : outcome;
};
