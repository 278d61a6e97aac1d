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
  const watching = new AbortController();
  const { signal } = watching;
  place.addEventListener("pointerenter", () => onChange(true), { signal });
  place.addEventListener("pointerleave", update, { signal });
  document.addEventListener("visibilitychange", update, { signal });
  place.addEventListener(
    "focusin",
    ({ relatedTarget }) => {
      if (relatedTarget instanceof HTMLElement && !isInside(relatedTarget)) onEnter(relatedTarget);
      onChange(true);
    },
    { signal },
  );
  place.addEventListener("focusout", ({ relatedTarget }) => !isInside(relatedTarget) && onChange(false), { signal });
  return () => watching.abort();
};
