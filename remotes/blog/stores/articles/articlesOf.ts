import type { BlogStore } from "../BlogStore";
import { ArticlesStore } from "./ArticlesStore";

/** What there is to read in a visit. */
export const articlesOf = (store: BlogStore): ArticlesStore =>
  store.part("articles", (deps, saved) => new ArticlesStore(deps.articles, saved));
