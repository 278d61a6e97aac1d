import { useEffect, useRef, useState, type ComponentType, type RefObject } from "react";

/**
 * When to put a richer control in the place of a native one. The server sends the native one, which works without a
 * script; once the page is taken over, the richer one is loaded and takes its place, but never under the visitor's
 * hands: while the native one has the focus it stays. Where the loading fails it stays as well.
 * @param take handed what was entered before the page was taken over; later changes are the native control's own
 */
export const useEnhanced = <Native extends HTMLInputElement | HTMLSelectElement, Props>(
  load: () => Promise<ComponentType<Props>>,
  take: (entered: string) => void,
): readonly [Rich: ComponentType<Props> | null, native: RefObject<Native | null>] => {
  const [Rich, setRich] = useState<ComponentType<Props> | null>(null);
  const native = useRef<Native>(null);
  useEffect(() => {
    const control = native.current;
    if (control === null) return;
    take(control.value);
    const gone = new AbortController();
    const change = (component: ComponentType<Props>) => {
      if (gone.signal.aborted) return;
      if (control !== document.activeElement) return setRich(() => component);
      control.addEventListener("blur", () => setRich(() => component), { once: true, signal: gone.signal });
    };
    load().then(change, () => {
      // The native control is complete without it.
    });
    return () => gone.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the page is taken over
  }, []);
  return [Rich, native];
};
