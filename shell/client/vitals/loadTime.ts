/** One file that the browser fetched. Times in milliseconds. */
export type Fetched = Pick<PerformanceResourceTiming, "name" | "startTime" | "responseEnd" | "transferSize">;

/**
 * How long the files of one folder took over the network, from the first request to the last answer of the first batch: what
 * is fetched after a pause was asked for by something else.
 * @param folder path of it, with slashes at both ends
 * @returns milliseconds; null where all of them were in the browser already
 */
export const loadTime = (folder: string, files: readonly Fetched[]): number | null => {
  const ours = files
    .filter(({ name, transferSize }) => transferSize > 0 && name.includes(folder))
    .toSorted((a, b) => a.startTime - b.startTime);
  const [first, ...rest] = ours;
  if (!first) return null;
  let end = first.responseEnd;
  for (const { startTime, responseEnd } of rest) {
    if (startTime > end) break;
    end = Math.max(end, responseEnd);
  }
  return Math.round(end - first.startTime);
};
