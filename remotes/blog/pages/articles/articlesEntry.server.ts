import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { loader, orNull } from "@serambi/kernel/server";

import { ArticleClient } from "../../api/articles/ArticleClient";
import type { ArticleData } from "../../contract/articles/Article";
import { findCategory, type SectionData } from "../../contract/articles/SectionData";
import type { Messages } from "../../messages/id";
import { loadArticle } from "./article.server";
import { loadSection } from "./articles.server";

/**
 * `/Articles/:slug`: the list of a category where the name is one's, or else the post. Where the categories cannot be had a post
 * may still be found; that there is none would then say nothing.
 */
export const articlesEntryLoader = loader<SectionData | ArticleData, Messages>(
  async (deps: RemoteDeps, context: PageContext<Messages>) => {
    const asked = new ArticleClient(deps.http.services, deps.report).categories("article");
    const categories = await orNull(asked);
    if (categories && findCategory(categories, context.params["slug"])) return loadSection(deps, context, categories);
    const shown = await loadArticle(deps, context);
    if (categories === null && "kind" in shown && shown.kind === "not-found") await asked;
    return shown;
  },
);
