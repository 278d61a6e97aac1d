import { KnownSite } from "./KnownSite";
import type { LoadedSite } from "./loadSite";
import { PackingCache } from "./PackingCache";

/** As JSON, of one site: the largest of the seeded ones has 3 KB. */
const USUAL_LENGTH = 16 * 1024;
const MIN_READY_LENGTH = 8 * 1024 * 1024;
/** One site takes about half a KB. */
const MAX_PACKED_BYTES = 16 * 1024 * 1024;

interface Written {
  readonly loaded: LoadedSite;
  readonly checkedAt: number;
  readonly isStale: boolean;
}

const write = ({ loaded, checkedAt, isStale }: KnownSite): string =>
  JSON.stringify({ loaded, checkedAt, isStale } satisfies Written);

const read = (text: string): KnownSite => {
  const { loaded, checkedAt, isStale } = JSON.parse(text) as Written; // `write` wrote it
  const site = new KnownSite(loaded, checkedAt);
  site.isStale = isStale;
  return site;
};

/**
 * The sites that were visited: the last ones ready, with all that was derived from their settings, the others packed, so that
 * none is lost because the platform is down and the next page of none waits for it.
 * @param maxReady how many are kept ready; fewer where their settings are unusually long
 */
export const makeKnownSites = (maxReady: number): PackingCache<KnownSite> =>
  new PackingCache({
    maxReady,
    maxReadyLength: Math.max(maxReady * USUAL_LENGTH, MIN_READY_LENGTH),
    maxPackedBytes: MAX_PACKED_BYTES,
    lengthOf: ({ length }) => length,
    write,
    read,
  });
