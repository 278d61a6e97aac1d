import type { RemoteAddress } from "../page/types";

/** What one remote of a page cost this browser. */
export interface RemoteLoad {
  readonly id: string;
  readonly version: string;
  readonly files: number;
  /** As they came over the line, or would have: from a cache they cost nothing. */
  readonly bytes: number;
  /** While anything of it was under way, in ms; null where nothing was loaded. */
  readonly tookMs: number | null;
}

/** As the browser tells of it. */
export type LoadedFile = Pick<PerformanceResourceTiming, "name" | "startTime" | "responseEnd" | "encodedBodySize">;

/** Where all files of a version are: beside its entry. */
const folderOf = ({ entry }: RemoteAddress, base: string): string => new URL(".", new URL(entry, base)).href;

/** How long at least one of them was under way: what comes late, when it is needed, is not waited for all the while. */
const underWay = (files: readonly LoadedFile[]): number => {
  let sum = 0;
  let until = 0;
  for (const { startTime, responseEnd } of files.toSorted((a, b) => a.startTime - b.startTime)) {
    sum += Math.max(0, responseEnd - Math.max(startTime, until));
    until = Math.max(until, responseEnd);
  }
  return sum;
};

/** Remotes of a release of which something was loaded, or that are on the page, by name. */
export const remoteLoads = (
  remotes: Readonly<Record<string, RemoteAddress>>,
  shown: ReadonlySet<string>,
  files: readonly LoadedFile[],
  base: string,
): RemoteLoad[] =>
  Object.entries(remotes)
    .map(([id, address]) => {
      const folder = address.entry === "" ? null : folderOf(address, base);
      const own = folder === null ? [] : files.filter(({ name }) => name.startsWith(folder));
      return {
        id,
        version: address.version,
        files: own.length,
        bytes: own.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
        tookMs: own.length === 0 ? null : underWay(own),
      };
    })
    .filter(({ id, files: count }) => count > 0 || shown.has(id))
    .toSorted((a, b) => a.id.localeCompare(b.id));
