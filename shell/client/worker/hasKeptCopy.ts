import { MATCH, PAGES_CACHE } from "./keptCaches";

/** Whether a page can be opened without the network: a worker runs this one, and has a copy of the other. */
export const hasKeptCopy = async (address: string): Promise<boolean> =>
  Boolean(navigator.serviceWorker.controller) &&
  (await caches.match(address, { ...MATCH, cacheName: PAGES_CACHE }).catch(() => undefined)) !== undefined;
