import type { PublicTenant } from "@serambi/kernel/contracts";
import { breadcrumbList, type Crumb, type JsonLd, type PageHead } from "@serambi/kernel/seo";

interface DescribedPage {
  readonly route: { readonly pattern: string };
  readonly head: PageHead;
  readonly jsonLd: readonly JsonLd[];
}

/** The pages above a path that the site's navigation names, with the names that it gives them. */
const crumbsAbove = ({ settings }: PublicTenant, path: string): Crumb[] => {
  const named = settings.navigation.primary.flatMap((branch) => [branch, ...(branch.children ?? [])]);
  const parts = path.split("/").slice(1, -1);
  return parts.flatMap((_, index) => {
    const above = `/${parts.slice(0, index + 1).join("/")}`;
    return named
      .filter(({ href }) => href === above)
      .slice(0, 1)
      .map(({ label }) => ({ name: label, path: above }));
  });
};

/** What a page says of itself as data, with the way to it where the page itself names none. */
export const pageJsonLd = (
  tenant: PublicTenant,
  path: string,
  { route, head, jsonLd }: DescribedPage,
): readonly JsonLd[] => {
  const isRoot = route.pattern === "/";
  if (isRoot || jsonLd.some((item) => item["@type"] === "BreadcrumbList")) return jsonLd;
  const [pathname = path] = (head.canonicalPath ?? path).split("?");
  return [breadcrumbList(tenant, [...crumbsAbove(tenant, pathname), { name: head.title }]), ...jsonLd];
};
