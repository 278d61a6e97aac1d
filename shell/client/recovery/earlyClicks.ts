/** Event whose `detail` is a function that gets the buttons pressed so far; from then on the page hears for itself. */
export const TAKE_CLICKS = "serambi-clicks";

/** The buttons that were pressed before React listens, in their order. Asked once, at the moment from which it does. */
export const takeClicks = (): readonly HTMLElement[] => {
  let clicked: readonly HTMLElement[] = [];
  const detail = (found: readonly HTMLElement[]): void => {
    clicked = found;
  };
  dispatchEvent(new CustomEvent(TAKE_CLICKS, { detail }));
  return clicked;
};

/** Presses once more what is still there. */
export const repeatClicks = (clicked: readonly HTMLElement[]): void => {
  for (const element of clicked) if (element.isConnected) element.click();
};
