import { HostEntry } from "./HostEntry";
import type { Site } from "./loadSite";
import { PackingCache } from "./PackingCache";

/** As JSON, of one site: the largest of the seeded ones has 3 KB. */
const USUAL_LENGTH = 16 * 1024;
const MIN_READY_LENGTH = 8 * 1024 * 1024;
/** One site takes about half a KB. */
const MAX_PACKED_BYTES = 16 * 1024 * 1024;

interface Written {
  readonly site: Site;
  readonly checkedAt: number;
  readonly isStale: boolean;
}

const write = ({ site, checkedAt, isStale }: HostEntry): string =>
  JSON.stringify({ site, checkedAt, isStale } satisfies Written);

const read = (text: string): HostEntry => {
  const { site, checkedAt, isStale } = JSON.parse(text) as Written; // `write` wrote it
  const known = new HostEntry(site, checkedAt);
  known.isStale = isStale;
  return known;
};

/**
 * The sites that were visited: the last ones ready, with all that was derived from their settings, the others packed, so that
 * none is lost because the platform is down and the next page of none waits for it.
 * @param maxReady how many are kept ready; fewer where their settings are unusually long
 */
export const makeHostEntries = (maxReady: number): PackingCache<HostEntry> =>
  new PackingCache({
    maxReady,
    maxReadyLength: Math.max(maxReady * USUAL_LENGTH, MIN_READY_LENGTH),
    maxPackedBytes: MAX_PACKED_BYTES,
    lengthOf: ({ length }) => length,
    write,
    read,
  });
