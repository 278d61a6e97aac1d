/** A screen and a half ahead: code and hydration are done when the visitor arrives. */
const NEAR_MARGIN = "150% 0px";
const ACTIVITY = ["scroll", "pointermove", "pointerdown", "keydown", "focusin"] as const;

let activity: Promise<void> | null = null;

/** The visitor's first move on this page. Until then nothing beyond the screen is worth a byte. */
export const firstActivity = (): Promise<void> =>
  (activity ??= new Promise((resolve) => {
    const onActivity = (): void => {
      for (const type of ACTIVITY) removeEventListener(type, onActivity, true);
      resolve();
    };
    for (const type of ACTIVITY) addEventListener(type, onActivity, { capture: true, passive: true });
  }));

/**
 * Calls `arrive` once, when an element is on the screen, or near it after the visitor's first move.
 * @returns stops waiting
 */
export const whenNear = (element: Element, arrive: () => void): (() => void) => {
  let observer: IntersectionObserver | null = null;
  let isOver = false;
  const stop = (): void => {
    isOver = true;
    observer?.disconnect();
  };
  const watch = (rootMargin: string): void => {
    observer?.disconnect();
    observer = new IntersectionObserver(
      (entries) => {
        if (isOver || !entries.some((entry) => entry.isIntersecting)) return;
        stop();
        arrive();
      },
      { rootMargin },
    );
    observer.observe(element);
  };
  watch("0px");
  void firstActivity().then(() => {
    if (!isOver) watch(NEAR_MARGIN);
  });
  return stop;
};
