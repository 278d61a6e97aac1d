import { listen } from "./listen";

/**
 * Tells whether somebody is at a place of the page: the pointer or the focus is on it, or the page is hidden and will be
 * looked at later.
 * @param onEnter called with what had the focus before it came to the place
 * @returns stops telling
 */
export const watchReading = (
  place: HTMLElement,
  onChange: (isRead: boolean) => void,
  onEnter: (cameFrom: HTMLElement) => void,
): (() => void) => {
  const isInside = (target: EventTarget | null) => target instanceof Node && place.contains(target);
  const update = () => onChange(document.hidden || place.matches(":hover") || isInside(document.activeElement));
  const stop = listen(place, {
    pointerenter: () => onChange(true),
    pointerleave: update,
    focusin: ({ relatedTarget }) => {
      if (relatedTarget instanceof HTMLElement && !isInside(relatedTarget)) onEnter(relatedTarget);
      onChange(true);
    },
    focusout: ({ relatedTarget }) => {
      if (!isInside(relatedTarget)) onChange(false);
    },
  });
  document.addEventListener("visibilitychange", update);
  return () => {
    stop();
    document.removeEventListener("visibilitychange", update);
  };
};
