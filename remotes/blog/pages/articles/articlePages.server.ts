import type { ServerPages } from "@serambi/kernel/server";

import { articleLoader } from "./article.server";
import type { articlePages } from "./articlePages";
import { articlesLoader } from "./articles.server";
import { articlesEntryLoader } from "./articlesEntry.server";

export const articleServerPages: ServerPages<typeof articlePages> = {
  articles: { loader: articlesLoader },
  "articles-entry": { loader: articlesEntryLoader },
  article: { loader: articleLoader },
};
