/** Once nothing else is to be done: the page is painted, and can be used. */
export const whenIdle = (run: () => void): void => {
  if (typeof requestIdleCallback === "function") requestIdleCallback(run);
  else setTimeout(run, 200);
};
