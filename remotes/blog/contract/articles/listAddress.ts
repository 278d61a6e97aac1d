import type { PublicTenant } from "@serambi/kernel/contracts";
import { cleanText, parsePageNumber } from "@serambi/kernel/pages";
import type { PageContext } from "@serambi/kernel/remote";

import { categoryPath, ROUTES, sectionOf, type Section } from "../paths";

/** What of a section an address asks for. */
export interface SectionQuery {
  /** From 1. */
  readonly page: number;
  readonly search?: string | undefined;
  readonly categorySlug?: string | undefined;
}

const MAX_LENGTH = 100;

const textOf = (params: URLSearchParams, name: string): string | undefined =>
  cleanText(params.get(name), MAX_LENGTH) || undefined;

/**
 * Reads an address. What makes no sense in it (`page=abc`) counts as absent.
 * @param category the one that its path names
 */
export const parseSectionQuery = (params: URLSearchParams, category?: string): SectionQuery => ({
  page: parsePageNumber(params),
  search: textOf(params, "search"),
  categorySlug: category ?? textOf(params, "categorySlug"),
});

/** What the address of a page asks for: of `/Articles/:slug`, that category. */
export const askedSection = ({
  pattern,
  params,
  query,
}: Pick<PageContext, "pattern" | "params" | "query">): { readonly section: Section; readonly query: SectionQuery } => ({
  section: sectionOf(pattern),
  query: parseSectionQuery(query, pattern === ROUTES.articles.short ? params["slug"] : undefined),
});

/** The page of a list that shows so much of a section. */
export const listAddress = (
  tenant: PublicTenant,
  section: Section,
  { page, search, categorySlug }: SectionQuery,
): string => {
  const { list } = ROUTES[section];
  const [path = list, query] = ((categorySlug && categoryPath(tenant, section, categorySlug)) ?? list).split("?");
  const params = new URLSearchParams(query);
  if (search) params.set("search", search);
  if (page > 1) params.set("page", String(page));
  const text = params.toString();
  return text ? `${path}?${text}` : path;
};

/** The whole section, from its beginning: the front, which is set out and not listed. */
export const isFront = ({ page, search, categorySlug }: SectionQuery): boolean =>
  page === 1 && search === undefined && categorySlug === undefined;
