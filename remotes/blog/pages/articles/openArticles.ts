import { parsePageNumber, standing } from "@serambi/kernel/pages";
import type { PageContext, PageOutcome } from "@serambi/kernel/remote";

import { sectionOf } from "../../contract/paths";
import type { Messages } from "../../messages/id";
import { articlesOf } from "../../stores/articles/articlesOf";
import type { BlogStore } from "../../stores/BlogStore";

/** Brings the list of a section to what the address asks for. */
export const openArticles = async (
  store: BlogStore,
  { pattern, query }: PageContext<Messages>,
): Promise<PageOutcome> => {
  const section = articlesOf(store).section(sectionOf(pattern));
  const search = query.get("search")?.trim();
  const categorySlug = query.get("categorySlug")?.trim();
  await section.show({
    page: parsePageNumber(query),
    ...(search && { search }),
    ...(categorySlug && { categorySlug }),
  });
  return standing(section.list.state);
};
