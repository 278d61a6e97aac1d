/** Files that are kept by their address. */
export type KeptKind = "files" | "fonts" | "pictures";

const KINDS: readonly (readonly [RegExp, KeptKind])[] = [
  [/^\/(?:assets|remotes\/[^/]+\/[^/]+)\/[^/]+$/, "files"],
  [/^\/fonts\/[^/]+\/[^/]+$/, "fonts"],
  [/^\/(?:kain|media|icons)\/|^\/favicon\.(?:svg|ico)$/, "pictures"],
];

/** What an address of this site is kept as; null for everything that is asked of the network each time. */
export const keptKind = (pathname: string): KeptKind | null =>
  KINDS.find(([pattern]) => pattern.test(pathname))?.[1] ?? null;

/** Whether a page may be at an address: calls and the product's own addresses (`/_language`, `/__workshop`) have none to keep. */
export const isPagePath = (pathname: string): boolean =>
  keptKind(pathname) === null && !/^\/(?:_|api(?:\/|$))/.test(pathname);
