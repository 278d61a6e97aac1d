/** Runs something once the browser has nothing better to do; where a browser cannot say when that is, in a moment. */
export const whenIdle = (run: () => void): void => {
  if (typeof requestIdleCallback === "function") requestIdleCallback(run);
  else setTimeout(run, 200);
};
