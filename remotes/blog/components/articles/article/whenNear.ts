/** Half a window: what is there in that time is there before it is seen. */
const AHEAD = "50% 0px";

/** Once one of the elements is in the window, or nearly. @returns what ends the waiting */
export const whenNear = (elements: readonly Element[], run: () => void): (() => void) => {
  if (typeof IntersectionObserver === "undefined") {
    run();
    return () => {};
  }
  const watcher = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watcher.disconnect();
      run();
    },
    { rootMargin: AHEAD },
  );
  for (const element of elements) watcher.observe(element);
  return () => watcher.disconnect();
};
