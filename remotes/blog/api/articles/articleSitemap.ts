import { Category, PostSummary, type PublicTenant } from "@serambi/kernel/contracts";
import { readPage } from "@serambi/kernel/http";
import type { RemoteDeps, SitemapEntry } from "@serambi/kernel/remote";

import { categoryPath, listPath, mainSection, postPath, ROUTES, SECTIONS, type Section } from "../../contract/paths";

/** The largest page that the host gives. */
const PAGE_SIZE = 50;
/** A bound on what one sitemap may ask of the host: 10,000 posts of each kind. */
const MAX_PAGES = 200;

/** The sections of a site, one for each kind. */
const sectionsOf = (tenant: PublicTenant): readonly Section[] =>
  SECTIONS.filter((section) => listPath(tenant, section) !== undefined && mainSection(tenant, section) === section);

/** A second section of one kind shows what the first one shows. */
export const articleAliases = (tenant: PublicTenant): readonly string[] =>
  SECTIONS.filter((section) => !sectionsOf(tenant).includes(section)).map((section) => ROUTES[section].list);

const posts = async (section: Section, { tenant, http, report }: RemoteDeps): Promise<readonly SitemapEntry[]> => {
  const { kind } = ROUTES[section];
  const entries: SitemapEntry[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const answer = await http.services.get("post/article/list", { params: { page, pageSize: PAGE_SIZE, kind } });
    const { items, totalPages } = readPage(answer, PostSummary, { call: "post/article/list", report });
    for (const post of items) {
      const path = postPath(tenant, post, section);
      if (path !== undefined) entries.push({ path, lastModified: post.updatedAt });
    }
    if (page >= totalPages) break;
  }
  return entries;
};

/** Only where a category has a path of its own. */
const categories = async (section: Section, { tenant, http, report }: RemoteDeps): Promise<readonly SitemapEntry[]> => {
  if (categoryPath(tenant, section, "-")?.includes("?") !== false) return [];
  const params = { page: 1, pageSize: PAGE_SIZE, kind: ROUTES[section].kind };
  const answer = await http.services.get("v2/post/category", { params });
  return readPage(answer, Category, { call: "v2/post/category", report }).items.flatMap(({ slug }) => {
    const path = categoryPath(tenant, section, slug);
    return path === undefined ? [] : [{ path }];
  });
};

/**
 * The page of every post of this site's sections, and of every category that has one; no call where it has none.
 * @throws AppError offline | timeout | upstream | malformed
 */
export const articleAddresses = async (deps: RemoteDeps): Promise<readonly SitemapEntry[]> => {
  const found = sectionsOf(deps.tenant).flatMap((section) => [posts(section, deps), categories(section, deps)]);
  return (await Promise.all(found)).flat();
};
