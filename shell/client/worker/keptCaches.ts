/** Of the names, raised when an older worker could no longer read what lies in the caches. */
const FORMAT = 1;
const PREFIX = "serambi-";

export const PAGES_CACHE = `${PREFIX}pages-${FORMAT}`;

/** Answers to clicks. */
export const LINES_CACHE = `${PREFIX}lines-${FORMAT}`;

/** The caches of this site's origin, by what is in them: pages, answers to clicks, files by address, and the page for everything else. */
export const KEPT_CACHES = {
  pages: PAGES_CACHE,
  lines: LINES_CACHE,
  files: `${PREFIX}files-${FORMAT}`,
  fonts: `${PREFIX}fonts-${FORMAT}`,
  pictures: `${PREFIX}pictures-${FORMAT}`,
  offline: `${PREFIX}offline-${FORMAT}`,
} as const;

/** Address of the page that stands for one that is not kept. */
export const OFFLINE_PATH = "/_offline";

/** A page is the same whatever the header says it varies with: encodings and cookies are the browser's own affair. */
export const MATCH: Readonly<CacheQueryOptions> = { ignoreVary: true };

/** Those of `names` that are the product's, whatever their format. */
export const allOwnCaches = (names: readonly string[]): string[] => names.filter((name) => name.startsWith(PREFIX));

/** Those of `names` that are the product's and of another format. */
export const cachesOfOtherFormats = (names: readonly string[]): string[] => {
  const present: ReadonlySet<string> = new Set(Object.values(KEPT_CACHES));
  return allOwnCaches(names).filter((name) => !present.has(name));
};
