/** By these a visitor scrolls, or goes on. */
const MOVES = ["wheel", "touchmove", "pointerdown", "keydown", "popstate"] as const;

/**
 * Scrolls to where a place was left. A page that is still too short for it, because parts of it are yet to come, is scrolled on as
 * it grows, until it is there or the visitor does something.
 * @param top px
 */
export const scrollBack = (top: number): void => {
  const isThere = (): boolean => {
    scrollTo(0, top);
    return Math.abs(scrollY - top) <= 1;
  };
  if (isThere()) return;
  const stop = (): void => {
    growth.disconnect();
    for (const move of MOVES) removeEventListener(move, stop, true);
  };
  const growth = new ResizeObserver(() => {
    if (isThere()) stop();
  });
  growth.observe(document.body);
  for (const move of MOVES) addEventListener(move, stop, { capture: true, passive: true });
};
