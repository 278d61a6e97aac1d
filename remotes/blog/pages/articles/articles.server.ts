import type { Loaded, PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { loader, orNull } from "@serambi/kernel/server";

import { ArticleClient } from "../../api/articles/ArticleClient";
import { askedSection } from "../../contract/articles/listAddress";
import type { SectionData } from "../../contract/articles/SectionData";
import type { Category } from "../../contract/hosts/posts";
import { ROUTES } from "../../contract/paths";
import type { Messages } from "../../messages/id";
import { articlesHead, articlesJsonLd } from "./articlesHead.server";

/**
 * The list that an address asks for. One that failed is a page with a way to try again.
 * @param known the section's categories, where they were asked for already
 */
export const loadSection = async (
  { http, report }: RemoteDeps,
  context: PageContext<Messages>,
  known?: readonly Category[],
): Promise<Loaded<SectionData>> => {
  const client = new ArticleClient(http.services, report);
  const { section, query } = askedSection(context);
  const { kind } = ROUTES[section];
  const [list, categories] = await Promise.all([
    orNull(client.list(kind, query)),
    known ?? orNull(client.categories(kind)),
  ]);
  const data: SectionData = { list, categories: categories ?? [] };
  return {
    data,
    head: articlesHead(data, context),
    jsonLd: articlesJsonLd(data, context),
    ...(list === null && { status: 503 }),
  };
};

/** `/Blog`, `/News`, `/Berita`, `/Articles`: what there is to read in a section. */
export const articlesLoader = loader((deps: RemoteDeps, context: PageContext<Messages>) => loadSection(deps, context));
