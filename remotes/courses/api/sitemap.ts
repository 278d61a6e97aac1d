import { ClassSummary, type PublicTenant } from "@serambi/kernel/contracts";
import { readPage } from "@serambi/kernel/http";
import type { RemoteDeps, SitemapEntry } from "@serambi/kernel/remote";

import { CATALOGUE_PATHS, cataloguePath, coursePath } from "../contract/paths";
import { chapterAddresses } from "./learning/chapterSitemap";
import { programAddresses, programAliases } from "./programs/programSitemap";

/** The largest page that `class/active` gives. */
const PAGE_SIZE = 50;
/** A bound on what one sitemap may ask of the host: 10,000 classes. */
const MAX_PAGES = 200;

/** A site with both families of routes has one catalogue. */
export const aliases = (tenant: PublicTenant): readonly string[] => [
  ...CATALOGUE_PATHS.filter((path) => path !== cataloguePath(tenant)),
  ...programAliases(tenant),
];

/**
 * The page of every class, of every chapter that is open to all, and of every programme of this site.
 * @throws AppError offline | timeout | upstream | malformed
 */
export const addresses = async (deps: RemoteDeps): Promise<readonly SitemapEntry[]> => {
  const { tenant, http, report } = deps;
  const classes: ClassSummary[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const answer = await http.services.get("class/active", { params: { page, pageSize: PAGE_SIZE } });
    const { items, totalPages } = readPage(answer, ClassSummary, { call: "class/active", report });
    classes.push(...items);
    if (page >= totalPages) break;
  }
  const pages = classes.flatMap(({ slug, type }) => {
    const path = coursePath(tenant, slug, type);
    return path === undefined ? [] : [{ path }];
  });
  return [...pages, ...(await chapterAddresses(deps, classes)), ...(await programAddresses(deps))];
};
