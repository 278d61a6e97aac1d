import { fillPath, type Loaded, type PageContext, type RemoteDeps } from "@serambi/kernel/remote";
import { breadcrumbList, itemList, type Crumb } from "@serambi/kernel/seo";
import { loader, orNull } from "@serambi/kernel/server";

import { CourseClient } from "../api/CourseClient";
import { catalogSearch, COMPARE_SLOT, EVERYTHING, isFiltered, parseCatalogQuery } from "../contract/catalogQuery";
import type { CatalogPage } from "../contract/CatalogPage";
import { WHOLE_SITE, withinScope, type CatalogScope } from "../contract/catalogScope";
import { cataloguePath, coursePath } from "../contract/paths";
import type { Messages } from "../messages/id";

/** What a catalogue shows: its list, or null where that could not be read. */
export interface CatalogueData {
  readonly list: CatalogPage | null;
}

interface ListWords {
  /** @param page from 1 */
  readonly title: (page: number) => string;
  readonly description: string;
  /** That search engines are told, without query. */
  readonly path: string;
  /** The way here; the last one names the list. */
  readonly crumbs: readonly Crumb[];
}

/**
 * A page with a catalogue, as its address asks for it: the whole site's, or what of it is within a scope. One whose list failed
 * stands with a way to try again. Search engines get the plain list, page by page; a filtered, empty or failed one is nothing to find.
 */
export const showList = async (
  { http, report }: RemoteDeps,
  { tenant, query: address }: PageContext<Messages>,
  scope: CatalogScope,
  { title, description, path, crumbs }: ListWords,
): Promise<Loaded<CatalogueData>> => {
  const query = withinScope(parseCatalogQuery(address), scope);
  const { page, compare } = query;
  const list = await orNull(new CourseClient(http.services, report).catalog(query, scope));
  const items = list?.items ?? [];
  const elements = items.flatMap(({ slug, name, type }) => {
    const itemPath = coursePath(tenant, slug, type);
    return itemPath === undefined ? [] : [{ name, url: tenant.origin + itemPath }];
  });
  return {
    data: { list },
    head: {
      title: title(page),
      description,
      canonicalPath: path + catalogSearch({ ...EVERYTHING, page }),
      ...((isFiltered(query) || items.length === 0) && { isIndexed: false }),
    },
    jsonLd: [breadcrumbList(tenant, crumbs), ...itemList(crumbs.at(-1)?.name, elements)],
    slots: compare.length > 1 ? [{ id: COMPARE_SLOT, name: "courses.compare.v1", props: { slugs: compare } }] : [],
    ...(list === null && { status: 503 }),
  };
};

/** `/Courses` and `/Class`: the classes of the site. */
export const catalogueLoader = loader((deps: RemoteDeps, context: PageContext<Messages>) => {
  const { t, tenant, pattern } = context;
  return showList(deps, context, WHOLE_SITE, {
    title: (page) => (page > 1 ? t.cataloguePage(page) : t.courses),
    description: t.catalogueDescription,
    path: cataloguePath(tenant) ?? fillPath(pattern),
    crumbs: [{ name: t.courses }],
  });
});
