/**
 * Shows the next page with the transition `page`: the old one goes, then the new one comes (specification section 2.4).
 * The document itself changes at once: nothing waits for the pictures of it. Without the browser's support, and for who
 * wants no motion, there is just the change.
 */
export const showTransition = (change: () => void): void => {
  if (typeof document.startViewTransition !== "function" || matchMedia("(prefers-reduced-motion: reduce)").matches)
    return change();
  const { ready, finished } = document.startViewTransition(change);
  // Skipped where the tab is hidden or another page follows at once: nothing is wrong then.
  for (const step of [ready, finished]) step.catch(() => undefined);
};
