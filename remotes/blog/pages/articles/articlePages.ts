import { definePages } from "@serambi/kernel/remote";

import { ROUTES, SECTIONS } from "../../contract/paths";

/** Under a short address of theirs articles have categories too. */
const { short: ARTICLES_ENTRY = [] } = ROUTES.articles;

/** The pages of what there is to read. */
export const articlePages = definePages([
  {
    id: "articles",
    texts: "lists",
    paths: SECTIONS.map((section) => ROUTES[section].list),
    load: () => import("./ArticlesPage"),
  },
  { id: "articles-entry", paths: [ARTICLES_ENTRY].flat(), load: () => import("./ArticlesEntryPage") },
  {
    id: "article",
    texts: "article",
    paths: SECTIONS.flatMap((section) => {
      const { short, post } = ROUTES[section];
      return short === undefined || short === ARTICLES_ENTRY ? [post] : [short, post];
    }),
    load: () => import("./ArticlePage"),
  },
]);
