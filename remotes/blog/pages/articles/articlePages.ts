import { chunkPage } from "@serambi/kernel/pages";

import { ROUTES, SECTIONS } from "../../contract/paths";
import type { Messages } from "../../messages/id";
import type { BlogStore } from "../../stores/BlogStore";

const reads = ({ deps }: BlogStore) => deps.articles();

/** Under a short address of theirs articles have categories too. */
const { short: ARTICLES_ENTRY = [] } = ROUTES.articles;

/** The pages of what there is to read. */
export const articlePages = [
  chunkPage<BlogStore, Messages>({
    id: "articles",
    texts: "lists",
    paths: SECTIONS.map((section) => ROUTES[section].list),
    reads,
    load: () => import(/* webpackChunkName: "page-articles" */ "./ArticlesPage"),
  }),
  chunkPage<BlogStore, Messages>({
    id: "articles-entry",
    paths: [ARTICLES_ENTRY].flat(),
    reads,
    load: () => import(/* webpackChunkName: "page-articles-entry" */ "./ArticlesEntryPage"),
  }),
  chunkPage<BlogStore, Messages>({
    id: "article",
    texts: "article",
    paths: SECTIONS.flatMap((section) => {
      const { short, post } = ROUTES[section];
      return short === undefined || short === ARTICLES_ENTRY ? [post] : [short, post];
    }),
    reads,
    load: () => import(/* webpackChunkName: "page-article" */ "./ArticlePage"),
  }),
];
