import type { PageContext } from "@serambi/kernel/remote";
import type { JsonLd, PageHead } from "@serambi/kernel/seo";

import { catalogSearch, EVERYTHING, isFiltered } from "../contract/catalogQuery";
import { cataloguePath, coursePath } from "../contract/paths";
import type { Messages } from "../messages/id";
import type { CoursesStore } from "../stores/CoursesStore";
import { breadcrumbs } from "./breadcrumbs";

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
  const items = catalog.list.state.data?.items ?? [];
  return [
    breadcrumbs(tenant, [{ name: t.courses }]),
    {
      "@context": "https://schema.org",
      "@type": "ItemList",
      itemListElement: items.map(({ slug, name }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        url: tenant.origin + (coursePath(tenant, slug) ?? ""),
      })),
    },
  ];
};
