/** Small, public, answered by every site whatever its state. */
const PROBE = "/robots.txt";
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;

const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

const isReachable = (): Promise<boolean> =>
  fetch(PROBE, { method: "HEAD", cache: "no-store" }).then(
    () => true,
    () => false,
  );

/**
 * Comes to an end once this site answers. A browser tells of a connection only when it changes: one that came back before
 * anybody listened, or a server that was away itself, is found by asking, less often each time, and only while the page is seen.
 */
export const untilReachable = async (): Promise<void> => {
  for (let pause = FIRST_WAIT_MS; ; pause = Math.min(pause * 2, LONGEST_WAIT_MS)) {
    await wait(pause);
    if (navigator.onLine && document.visibilityState === "visible" && (await isReachable())) return;
  }
};
