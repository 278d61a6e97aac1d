/** Event whose `detail` is a function that gets the buttons pressed so far; from then on the page hears for itself. */
const TAKE_CLICKS = "serambi-clicks";

type Take = (found: readonly HTMLElement[]) => void;

/** False for a button that submits a form: the browser does that by itself. */
export const isHeardButton = ({ type, form }: HTMLButtonElement): boolean =>
  type !== "submit" || form === null || form.method === "dialog";

/** Keeps the buttons that are pressed before the page can hear it, each once. Runs in a script of its own, ahead of all others. */
export const gatherClicks = (): void => {
  const clicked = new Set<HTMLElement>();
  const press = ({ target }: MouseEvent): void => {
    const button = target instanceof Element ? target.closest("button") : null;
    if (button && isHeardButton(button)) clicked.add(button);
  };
  const hand = (event: Event): void => {
    removeEventListener("click", press, true);
    (event as CustomEvent<Take>).detail([...clicked]); // sent by `takeClicks` alone
  };
  addEventListener("click", press, true);
  addEventListener(TAKE_CLICKS, hand, { once: true });
};

/** The buttons that were pressed before React listens, in their order. Asked once, at the moment from which it does. */
export const takeClicks = (): readonly HTMLElement[] => {
  let clicked: readonly HTMLElement[] = [];
  const detail: Take = (found) => {
    clicked = found;
  };
  dispatchEvent(new CustomEvent(TAKE_CLICKS, { detail }));
  return clicked;
};

/** Presses once more what is still there. */
export const repeatClicks = (clicked: readonly HTMLElement[]): void => {
  for (const element of clicked) if (element.isConnected) element.click();
};
