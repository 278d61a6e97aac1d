import type { PageSetting, PublicTenant } from "@serambi/kernel/contracts";
import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { breadcrumbList, type JsonLd } from "@serambi/kernel/seo";
import { loader } from "@serambi/kernel/server";

import { pagesApi } from "../../api/pages/PagesApi";
import { BOOK } from "../../contract/pages/book";
import { METAMORFOSA_PATH } from "../../contract/paths";
import type { PagesMessages } from "../../messages/pages.id";
import { endingOf } from "../endingOf.server";
import { sectionList } from "../sectionList.server";
import { settingHead } from "./settingHead.server";

/** The way here, and the book. */
const jsonLdOf = ({ title, description, image }: PageSetting, tenant: PublicTenant): readonly JsonLd[] => {
  const { name, author, language, pages, publishedOn } = BOOK;
  const { origin } = tenant;
  return [
    breadcrumbList(tenant, [{ name: title, path: METAMORFOSA_PATH }]),
    {
      "@context": "https://schema.org",
      "@type": "Book",
      name,
      author: { "@type": "Person", name: author },
      inLanguage: language,
      numberOfPages: pages,
      datePublished: publishedOn,
      url: origin + METAMORFOSA_PATH,
      ...(description && { description }),
      ...(image && URL.canParse(image, origin) && { image: new URL(image, origin).href }),
    },
  ];
};

/** `/Metamorfosa` (specification section 2.1). Its picture is the setting's: one for all sites (2.3), drawn for services that read no SVG. */
export const bookLoader = loader(async (deps: RemoteDeps, { t, tenant }: PageContext<PagesMessages>) => {
  const page = await pagesApi(deps).readPage("metamorfosa").catch(endingOf(t["page.failed"]));
  if ("kind" in page) return page;
  return {
    ...sectionList(page.sections, page.title),
    head: settingHead(page, METAMORFOSA_PATH),
    jsonLd: jsonLdOf(page, tenant),
  };
});
