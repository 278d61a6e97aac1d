import { standing } from "@serambi/kernel/pages";
import type { PageContext, PageOutcome } from "@serambi/kernel/remote";

import type { Messages } from "../../messages/id";
import { articlesOf } from "../../stores/articles/articlesOf";
import type { BlogStore } from "../../stores/BlogStore";
import { listOf } from "./listOf";

/** Brings the list of a section to what the address asks for. */
export const openArticles = async (store: BlogStore, context: PageContext<Messages>): Promise<PageOutcome> => {
  const { section, query } = listOf(context);
  const { show, list } = articlesOf(store).section(section);
  await show(query);
  return standing(list.state);
};
