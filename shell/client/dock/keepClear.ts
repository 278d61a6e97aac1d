/** Who stands on the window's lower edge, from below upwards. `base.css` adds them up. */
type Edge = "question" | "dock";

/**
 * Keeps a box on the window's lower edge from covering anything for good: what gets the focus is scrolled clear of it, the
 * page's end too, and what else stands on that edge (`--covered`) moves up.
 * @returns undoes it
 */
export const keepClear = (box: HTMLElement, edge: Edge): (() => void) => {
  const root = document.documentElement.style;
  const property = `--${edge}-height`;
  const observer = new ResizeObserver(() => root.setProperty(property, `${box.offsetHeight}px`));
  observer.observe(box);
  return () => {
    observer.disconnect();
    root.removeProperty(property);
  };
};

/**
 * Gives a column its place: where the window is wide enough the page is set beside it (`base.css`).
 * @returns undoes it
 */
export const standBeside = (): (() => void) => {
  document.documentElement.dataset["beside"] = "";
  return () => {
    delete document.documentElement.dataset["beside"];
  };
};
