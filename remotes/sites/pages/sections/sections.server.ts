import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { breadcrumbList } from "@serambi/kernel/seo";
import { loader, notFound } from "@serambi/kernel/server";

import { pagesApi } from "../../api/pages/PagesApi";
import { PAGE_PATHS, pageUnder, subPagePath } from "../../contract/paths";
import type { PagesMessages } from "../../messages/pages.id";
import { endingOf } from "../endingOf.server";
import { sectionList } from "../sectionList.server";
import { askedSections } from "./askedSections.server";
import { settingHead } from "./settingHead.server";
import { structuredData } from "./structuredData.server";

/**
 * A page of sections, or one below it (specification sections 2.1 and 2.2). Which one says the pattern of its address; a page that the site has
 * not written is not found.
 */
export const sectionsLoader = loader(
  async (deps: RemoteDeps, { t, tenant, pattern, query, params: { slug } }: PageContext<PagesMessages>) => {
    const name = pageUnder(pattern);
    const page = await pagesApi(deps).readPage(name).catch(endingOf(t["page.failed"]));
    if ("kind" in page) return page;
    const { languages } = page;
    const below = slug === undefined ? undefined : page.pages.find((one) => one.slug === slug);
    if (slug !== undefined && below === undefined) return notFound();
    const shown = below ?? page;
    const path = below ? subPagePath(name, below.slug) : PAGE_PATHS[name];
    const { data, slots } = sectionList(askedSections(shown.sections, query), shown.title);
    return {
      data: { ...data, languages: languages ?? [] },
      slots,
      head: settingHead({ ...shown, languages }, path),
      jsonLd: [
        breadcrumbList(tenant, [
          // A page of a site that has the lower ones alone is not linked to.
          ...(below && page.sections.length > 0 ? [{ name: page.title, path: PAGE_PATHS[name] }] : []),
          { name: shown.title, path },
        ]),
        ...structuredData(name, shown, { tenant, path }),
      ],
    };
  },
);
