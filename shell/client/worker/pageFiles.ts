/** A file that a page needs, with the hash that the page names for it. */
export interface NeededFile {
  readonly address: string;
  readonly integrity: string;
}

const TAG = /<(?:script|link|img)\b[^>]*>/g;

const attribute = (tag: string, name: string): string =>
  (new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? "").replaceAll("&amp;", "&");

const addressOf = (tag: string): string => {
  if (tag.startsWith("<link")) return attribute(tag, "rel") === "preload" ? attribute(tag, "href") : "";
  return attribute(tag, "src");
};

/**
 * What the HTML of a page loads at once: scripts, fonts, pictures. A worker has no parser for HTML; this is the product's own,
 * with every attribute in double quotes.
 */
export const pageFiles = (html: string): NeededFile[] =>
  [...html.matchAll(TAG)].flatMap(([tag]) => {
    const address = addressOf(tag);
    return address.startsWith("/") ? [{ address, integrity: attribute(tag, "integrity") }] : [];
  });
