import { chunkPage } from "@serambi/kernel/pages";

import type { Messages } from "../../messages/id";
import { ROUTES, SECTIONS } from "../../contract/paths";
import type { BlogStore } from "../../stores/BlogStore";

const reads = ({ deps }: BlogStore) => deps.articles();

/** The pages of what there is to read. */
export const articlePages = [
  chunkPage<BlogStore, Messages>({
    id: "articles",
    paths: SECTIONS.map((section) => ROUTES[section].list),
    reads,
    load: () => import(/* webpackChunkName: "page-articles" */ "./ArticlesPage"),
  }),
  chunkPage<BlogStore, Messages>({
    id: "article",
    paths: SECTIONS.flatMap((section) => [ROUTES[section].short ?? [], ROUTES[section].post].flat()),
    reads,
    load: () => import(/* webpackChunkName: "page-article" */ "./ArticlePage"),
  }),
];
