import { listen } from "./listen";
import { placeFloating } from "./placeFloating";

/** The pointer rests before it asks. */
const SHOW_AFTER_MS = 400;
/** Time to cross the gap between control and bubble, which must be reachable (WCAG 1.4.13). */
const HIDE_AFTER_MS = 150;

/**
 * Shows a bubble while pointer or keyboard focus is on its anchor, which contains it.
 * @returns lets go of both
 */
export const attachTooltip = (anchor: HTMLElement, bubble: HTMLElement): (() => void) => {
  let letGo: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hide = () => {
    clearTimeout(timer);
    if (letGo === null) return;
    letGo();
    letGo = null;
    document.removeEventListener("keydown", onKey, true);
    bubble.hidePopover();
  };
  // A dialog that the control stands in is not closed by the same Escape.
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    hide();
  };
  const show = () => {
    clearTimeout(timer);
    if (letGo !== null) return;
    bubble.showPopover();
    letGo = placeFloating(anchor, bubble, { side: "top" });
    document.addEventListener("keydown", onKey, true);
  };
  const later = (act: () => void, afterMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(act, afterMs);
  };

  const stop = listen(anchor, {
    pointerenter: (event) => {
      if (event.pointerType !== "touch") later(show, SHOW_AFTER_MS);
    },
    pointerleave: () => later(hide, HIDE_AFTER_MS),
    // Pressed: what it does is more important than what it is called.
    pointerdown: hide,
    focusin: (event) => {
      if (event.target instanceof Element && event.target.matches(":focus-visible")) show();
    },
    focusout: hide,
  });
  return () => {
    hide();
    stop();
  };
};
