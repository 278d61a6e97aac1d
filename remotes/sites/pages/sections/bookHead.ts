import type { PageContext } from "@serambi/kernel/remote";
import { breadcrumbList, type JsonLd, type PageHead } from "@serambi/kernel/seo";

import { BOOK } from "../../contract/pages/book";
import { METAMORFOSA_PATH } from "../../contract/paths";
import type { SitesMessages } from "../../messages/id";
import { pagesOf } from "../../stores/pages/pagesOf";
import type { SitesStore } from "../../stores/SitesStore";
import { settingHead } from "./settingHead";

const settingOf = (store: SitesStore) => pagesOf(store).page("metamorfosa").setting.state.data;

/** The picture is the setting's: one for all sites (specification section 2.3), drawn for services that read no SVG. */
export const bookHead = (store: SitesStore): PageHead => settingHead(settingOf(store), METAMORFOSA_PATH);

/** The way here, and the book. */
export const bookJsonLd = (store: SitesStore, { tenant }: PageContext<SitesMessages>): readonly JsonLd[] => {
  const setting = settingOf(store);
  if (!setting) return [];
  const { name, author, language, pages, publishedOn } = BOOK;
  return [
    breadcrumbList(tenant, [{ name: setting.title, path: METAMORFOSA_PATH }]),
    {
      "@context": "https://schema.org",
      "@type": "Book",
      name,
      author: { "@type": "Person", name: author },
      inLanguage: language,
      numberOfPages: pages,
      datePublished: publishedOn,
      url: tenant.origin + METAMORFOSA_PATH,
      ...(setting.description && { description: setting.description }),
      ...(setting.image &&
        URL.canParse(setting.image, tenant.origin) && { image: new URL(setting.image, tenant.origin).href }),
    },
  ];
};
