/** Short enough that what the visitor asked for is there when they look. */
const COMING_MS = 110;
const EASING = "cubic-bezier(0.2, 0.7, 0.2, 1)";

/**
 * Shows the next page with the transition `page`: the old one goes, then the new one comes (specification section 2.4). The old
 * one goes at once: a picture of it would cost more time than the new page itself (decision 22). For who wants no motion there
 * is just the change.
 */
export const showTransition = (change: () => void): void => {
  change();
  const page = document.querySelector("main");
  if (!page || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  // From half its strength, so that its first frame can be read.
  page.animate({ opacity: [0.5, 1] }, { id: "page", duration: COMING_MS, easing: EASING });
};
