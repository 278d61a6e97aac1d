import type { PublicTenant } from "@serambi/kernel/contracts";
import type { RemoteDeps } from "@serambi/kernel/remote";
import type { SitemapEntry } from "@serambi/kernel/server";

import { PostSummary } from "../../contract/hosts/posts";
import { categoryPath, listPath, mainSection, postPath, ROUTES, SECTIONS, type Section } from "../../contract/paths";
import { allPages } from "../allPages";
import { ArticleClient } from "./ArticleClient";

/** A bound on what one sitemap may ask of the host: 10,000 posts of each kind. */
const MAX_PAGES = 200;

/** The sections of a site, one for each kind. */
const sectionsOf = (tenant: PublicTenant): readonly Section[] =>
  SECTIONS.filter((section) => listPath(tenant, section) !== undefined && mainSection(tenant, section) === section);

/** A second section of one kind shows what the first one shows. */
export const articleAliases = (tenant: PublicTenant): readonly string[] =>
  SECTIONS.filter((section) => !sectionsOf(tenant).includes(section)).map((section) => ROUTES[section].list);

const posts = async (section: Section, deps: RemoteDeps): Promise<readonly SitemapEntry[]> => {
  const call = { path: "post/article/list", params: { kind: ROUTES[section].kind } };
  return (await allPages(deps, call, PostSummary, MAX_PAGES)).flatMap((post) => {
    const path = postPath(deps.tenant, post, section);
    return path === undefined ? [] : [{ path, lastModified: post.updatedAt }];
  });
};

/** Only where a category has a path of its own. */
const categories = async (section: Section, deps: RemoteDeps): Promise<readonly SitemapEntry[]> => {
  if (categoryPath(deps.tenant, section, "-")?.includes("?") !== false) return [];
  const known = await new ArticleClient(deps.http.services, deps.report).categories(ROUTES[section].kind);
  return known.flatMap(({ slug }) => {
    const path = categoryPath(deps.tenant, section, slug);
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
