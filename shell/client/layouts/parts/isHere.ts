const plain = (path: string): string => path.toLowerCase().replace(/\/+$/, "");

const leadsHere = (href: string, path: string): "page" | "true" | undefined => {
  if (!href.startsWith("/") || /[?#]/.test(href)) return undefined;
  const link = plain(href);
  const here = plain(path);
  if (link === here) return "page";
  return link !== "" && here.startsWith(`${link}/`) ? "true" : undefined;
};

/**
 * Whether a link leads to this page (`page`), or to the part of the site that this page is in (`true`): by its own address
 * or by that of a link in its menu. A link to a place within a page or to one view of it marks neither: which is shown is
 * not known.
 */
export const isHere = (
  href: string,
  path: string,
  children: readonly { readonly href: string }[] = [],
): "page" | "true" | undefined =>
  leadsHere(href, path) ?? (children.some((child) => leadsHere(child.href, path)) ? "true" : undefined);
