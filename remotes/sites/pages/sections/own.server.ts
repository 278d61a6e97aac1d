import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { breadcrumbList } from "@serambi/kernel/seo";
import { loader, notFound } from "@serambi/kernel/server";

import { pagesApi } from "../../api/pages/PagesApi";
import type { PagesMessages } from "../../messages/pages.id";
import { endingOf } from "../endingOf.server";
import { sectionList } from "../sectionList.server";
import { askedSections } from "./askedSections.server";
import { settingHead } from "./settingHead.server";
import { pageData } from "./structuredData.server";

/** A page at an address of the site's own: its route is that address. A page above it, if there is one, is on the way to it. */
export const ownLoader = loader(
  async (deps: RemoteDeps, { t, tenant, pattern: path, query }: PageContext<PagesMessages>) => {
    const own = await pagesApi(deps).readOwnPages().catch(endingOf(t["page.failed"]));
    if ("kind" in own) return own;
    const { pages, languages } = own;
    const page = pages.find(({ slug }) => `/${slug}` === path);
    if (!page) return notFound();
    const { data, slots } = sectionList(askedSections(page.sections, query), page.title);
    const above = pages.filter(
      ({ slug }) => path.startsWith(`/${slug}/`) && tenant.settings.routes.includes(`/${slug}`),
    );
    const way = [...above, page].toSorted((one, other) => one.slug.length - other.slug.length);
    return {
      data: { ...data, languages: languages ?? [] },
      slots,
      head: settingHead({ ...page, languages }, path),
      jsonLd: [
        breadcrumbList(
          tenant,
          way.map(({ title, slug }) => ({ name: title, path: `/${slug}` })),
        ),
        ...pageData("WebPage", page, { tenant, path }),
      ],
    };
  },
);
