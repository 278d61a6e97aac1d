import { MATCH } from "./keptCaches";

/** A page that can be read without a connection. */
export interface KeptPage {
  readonly href: string;
  readonly title: string;
}

const MAX_LISTED = 12;

const ESCAPED: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
};

/**
 * A page's title as it is shared: without the site's name, which stands above the list. Not by the browser's parser: to it the styles of
 * the page would be an attempt to bring in styles without this page's nonce.
 */
const titleOf = (html: string): string =>
  (/<meta property="og:title" content="([^"]*)"/.exec(html)?.[1] ?? /<title>([^<]*)/.exec(html)?.[1] ?? "").replace(
    /&(?:amp|lt|gt|quot|#39);/g,
    (found) => ESCAPED[found] ?? found,
  );

/** The kept pages, the one that was kept last first. */
export const listKept = async (cache: Pick<Cache, "keys" | "match">): Promise<KeptPage[]> => {
  const latest = [...(await cache.keys())].toReversed().slice(0, MAX_LISTED);
  const pages = await Promise.all(
    latest.map(async (request) => {
      const { pathname, search } = new URL(request.url);
      const html = await (await cache.match(request, MATCH))?.text();
      return { href: pathname + search, title: titleOf(html ?? "") };
    }),
  );
  return pages.filter(({ title }) => title !== "");
};
