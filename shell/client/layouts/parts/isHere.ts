/** Whether a link leads to this page (`page`) or to the part of the site that this page is in (`true`). */
export const isHere = (href: string, path: string): "page" | "true" | undefined => {
  const [link, here] = [href.split(/[?#]/)[0] ?? "", path].map((address) => address.toLowerCase().replace(/\/+$/, ""));
  if (!href.startsWith("/") || link === undefined || here === undefined) return undefined;
  if (link === here) return "page";
  return link !== "" && here.startsWith(`${link}/`) ? "true" : undefined;
};
