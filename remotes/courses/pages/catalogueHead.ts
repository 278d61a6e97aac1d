import { fillPath, type PageContext } from "@serambi/kernel/remote";
import { breadcrumbList, itemList, type Crumb, type JsonLd, type PageHead } from "@serambi/kernel/seo";

import { catalogSearch, EVERYTHING, isFiltered } from "../contract/catalogQuery";
import { cataloguePath, coursePath, PREMIUM_PATH } from "../contract/paths";
import type { Messages } from "../messages/id";
import type { CatalogStore } from "../stores/CatalogStore";
import type { CoursesStore } from "../stores/CoursesStore";

type Context = PageContext<Messages>;

interface CatalogueWords {
  readonly title: string;
  readonly description: string;
  /** Without query. */
  readonly path: string;
}

/** Search engines get the plain list, page by page; a filtered, empty or failed one is nothing to find. */
export const listHead = ({ query, list }: CatalogStore, { title, description, path }: CatalogueWords): PageHead => ({
  title,
  description,
  canonicalPath: path + catalogSearch({ ...EVERYTHING, page: query.page }),
  ...((isFiltered(query) || !list.state.data?.items.length) && { isIndexed: false }),
});

export const listJsonLd = (
  { list }: CatalogStore,
  { tenant }: Context,
  crumbs: readonly Crumb[],
): readonly JsonLd[] => {
  const way = breadcrumbList(tenant, crumbs);
  const elements = (list.state.data?.items ?? []).flatMap(({ slug, name, type }) => {
    const path = coursePath(tenant, slug, type);
    return path === undefined ? [] : [{ name, url: tenant.origin + path }];
  });
  return [way, ...itemList(crumbs.at(-1)?.name, elements)];
};

export const catalogueHead = ({ catalog }: CoursesStore, { t, tenant, pattern }: Context): PageHead =>
  listHead(catalog, {
    title: catalog.query.page > 1 ? t.cataloguePage(catalog.query.page) : t.courses,
    description: t.catalogueDescription,
    path: cataloguePath(tenant) ?? fillPath(pattern),
  });

export const catalogueJsonLd = ({ catalog }: CoursesStore, context: Context): readonly JsonLd[] =>
  listJsonLd(catalog, context, [{ name: context.t.courses }]);

export const premiumHead = ({ premium }: CoursesStore, { t }: Context): PageHead =>
  listHead(premium, {
    title: premium.query.page > 1 ? t.premiumPage(premium.query.page) : t.premium,
    description: t.premiumDescription,
    path: PREMIUM_PATH,
  });

export const premiumJsonLd = ({ premium }: CoursesStore, context: Context): readonly JsonLd[] =>
  listJsonLd(premium, context, [{ name: context.t.premium }]);
