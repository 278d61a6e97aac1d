import { listen } from "./listen";

/** Marks a dialog that `openModal` has opened: what `:modal` selects, for whoever looks for open ones. */
const OPEN = "data-modal";
/** What react-aria has opened in it (`useOverlayContainer`). */
const FLOATING = "[data-rac][data-placement]";

export interface ModalOptions {
  /** What has the focus first; missing: the dialog itself, so that its name is read before what is in it. */
  readonly initialFocus?: HTMLElement | null | undefined;
  /** Where the focus goes back to where the browser knows no such place: Safari does not focus a button that is clicked. */
  readonly returnFocus?: (() => HTMLElement | null | undefined) | undefined;
  /** Called for a press beside the dialog; missing: such a press does nothing. */
  readonly onPressOutside?: (() => void) | undefined;
}

/**
 * Opens a dialog over the page: the browser makes everything behind it inert, keeps the focus inside and gives it back.
 * The page behind neither scrolls nor moves, with scroll bars that take room too (`Modal.module.css`).
 * @returns closes it again
 */
export const openModal = (dialog: HTMLDialogElement, options: ModalOptions = {}): (() => void) => {
  const { initialFocus, returnFocus, onPressOutside } = options;
  const root = document.documentElement;
  root.dataset["behindModal"] ??= window.innerWidth > root.clientWidth ? "gutter" : "plain";
  if (!dialog.open) dialog.showModal();
  dialog.setAttribute(OPEN, "");
  (initialFocus ?? dialog).focus();

  // A press that only ends outside began in the dialog: somebody selects text.
  let beganOutside = false;
  const stop = listen(dialog, {
    pointerdown: (event) => {
      beganOutside = event.target === dialog;
    },
    // What floats in the dialog closes first; left to itself the browser would close both.
    keydown: (event) => {
      if (event.key === "Escape" && dialog.querySelector(FLOATING) !== null) event.preventDefault();
    },
    click: (event) => {
      if (beganOutside && event.target === dialog) onPressOutside?.();
    },
  });

  return () => {
    stop();
    dialog.removeAttribute(OPEN);
    dialog.close();
    if (document.activeElement === document.body) returnFocus?.()?.focus();
    if (document.querySelector(`dialog[${OPEN}]`) === null) delete root.dataset["behindModal"];
  };
};
