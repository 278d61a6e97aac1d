const plain = (path: string): string => path.toLowerCase().replace(/\/+$/, "");

/**
 * Whether a link leads to this page (`page`) or to the part of the site that this page is in (`true`). A link to a
 * place within a page marks neither: which place is shown is not known.
 */
export const isHere = (href: string, path: string): "page" | "true" | undefined => {
  if (!href.startsWith("/") || href.includes("#")) return undefined;
  const link = plain(href.split("?")[0] ?? "");
  const here = plain(path);
  if (link === here) return "page";
  return link !== "" && here.startsWith(`${link}/`) ? "true" : undefined;
};
