import { LINES_CACHE, PAGES_CACHE } from "./keptCaches";

/** Lets go of every kept page: another version of the application is in use (specification section 4). */
export const forgetKeptPages = (): void => {
  // Caches are there on secure addresses only.
  if (!("caches" in globalThis)) return;
  for (const name of [PAGES_CACHE, LINES_CACHE]) caches.delete(name).catch(() => undefined);
};
