import type { PageContext } from "@serambi/kernel/remote";
import { breadcrumbList, type JsonLd, type PageHead } from "@serambi/kernel/seo";

import { catalogSearch, EVERYTHING, isFiltered } from "../contract/catalogQuery";
import { cataloguePath, coursePath } from "../contract/paths";
import type { Messages } from "../messages/id";
import type { CoursesStore } from "../stores/CoursesStore";

type Context = PageContext<Messages>;

/** Search engines get the plain list, page by page; a filtered, empty or failed one is nothing to find. */
export const catalogueHead = ({ catalog }: CoursesStore, { t, tenant, pattern }: Context): PageHead => {
  const { query } = catalog;
  return {
    title: query.page > 1 ? t.cataloguePage(query.page) : t.courses,
    description: t.catalogueDescription,
    canonicalPath: (cataloguePath(tenant) ?? pattern) + catalogSearch({ ...EVERYTHING, page: query.page }),
    ...((isFiltered(query) || !catalog.list.state.data?.items.length) && { isIndexed: false }),
  };
};

export const catalogueJsonLd = ({ catalog }: CoursesStore, { t, tenant }: Context): readonly JsonLd[] => {
  const way = breadcrumbList(tenant, [{ name: t.courses }]);
  const elements = (catalog.list.state.data?.items ?? []).flatMap(({ slug, name }) => {
    const path = coursePath(tenant, slug);
    return path === undefined ? [] : [{ name, url: tenant.origin + path }];
  });
  if (elements.length === 0) return [way];
  return [
    way,
    {
      "@context": "https://schema.org",
      "@type": "ItemList",
      name: t.courses,
      numberOfItems: elements.length,
      itemListElement: elements.map((element, index) => ({ "@type": "ListItem", position: index + 1, ...element })),
    },
  ];
};
