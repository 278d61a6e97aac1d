import {
  hasRoute,
  type PageSetting,
  type PublicTenant,
  type SectionPage,
  type SubPage,
} from "@serambi/kernel/contracts";

import { PAGE_PATHS, patternsOf, subPagePath } from "../paths";

type Place = Pick<SubPage, "title" | "sections"> & { readonly path: string };

/** A page and those below it, each with its address, as far as a site has routes for them. */
export const placesOf = (tenant: PublicTenant, name: SectionPage, page: PageSetting): readonly Place[] => {
  const patterns = patternsOf(name).filter((pattern) => hasRoute(tenant, pattern));
  const hasOwn = patterns.some((pattern) => !pattern.endsWith("/:slug"));
  const hasBelow = patterns.some((pattern) => pattern.includes("/:slug"));
  return [
    ...(hasOwn ? [{ path: PAGE_PATHS[name], title: page.title, sections: page.sections }] : []),
    ...(hasBelow
      ? page.pages.map(({ slug, title, sections }) => ({ path: subPagePath(name, slug), title, sections }))
      : []),
  ];
};
