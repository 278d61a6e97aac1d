import type { WorkboxPlugin } from "workbox-core/types.js";
import { ExpirationPlugin } from "workbox-expiration";

import { MATCH } from "./keptCaches";

interface Bounds {
  readonly maxEntries: number;
  readonly maxAgeDays: number;
  /** Of one entry: what an answer weighs is known only once it is read. */
  readonly maxBytes: number;
}

const DAY_SECONDS = 24 * 3600;

/** Keeps sound answers only, none too large, and so many: the least used go first. A full disk costs the copies, never the page. */
export const bounded = ({ maxEntries, maxAgeDays, maxBytes }: Bounds): WorkboxPlugin[] => [
  {
    cacheWillUpdate: async ({ response }) =>
      response.status === 200 && (await response.clone().blob()).size <= maxBytes ? response : null,
  },
  new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: maxAgeDays * DAY_SECONDS,
    matchOptions: MATCH,
    purgeOnQuotaError: true,
  }) as WorkboxPlugin, // its methods are there; its type calls them possibly undefined
];
