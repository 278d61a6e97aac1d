/**
 * Keeps a box on the window's lower edge from covering anything for good: what gets the focus is scrolled clear of it, the
 * page's end too, and what else stands on that edge (`--covered`) moves up.
 * @returns undoes it
 */
export const keepClear = (box: HTMLElement): (() => void) => {
  const root = document.documentElement.style;
  const body = document.body.style;
  const set = (height: string): void => {
    root.setProperty("--covered", height);
    root.scrollPaddingBottom = height;
    body.paddingBottom = height;
  };
  const observer = new ResizeObserver(() => set(`${box.offsetHeight}px`));
  observer.observe(box);
  return () => {
    observer.disconnect();
    root.removeProperty("--covered");
    root.scrollPaddingBottom = "";
    body.paddingBottom = "";
  };
};
