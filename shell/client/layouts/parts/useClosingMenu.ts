import { useEffect, useRef, type RefObject } from "react";

/**
 * A `details` element that closes when one of its links is chosen or the page has changed, when Escape is pressed (focus
 * goes back to its button) and when the visitor turns to something outside it.
 */
export const useClosingMenu = (path: string): RefObject<HTMLDetailsElement | null> => {
  const menu = useRef<HTMLDetailsElement>(null);
  const shownPath = useRef(path);

  useEffect(() => {
    const onOutside = (event: Event) => {
      const { current } = menu;
      if (current?.open && event.target instanceof Node && !current.contains(event.target)) current.open = false;
    };
    // A link to a place on this page changes nothing else.
    const onChoice = ({ target }: Event) => {
      const { current } = menu;
      if (current && target instanceof Element && current.contains(target.closest("a[href]"))) current.open = false;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const { current } = menu;
      if (event.key !== "Escape" || !current?.open) return;
      current.open = false;
      current.querySelector("summary")?.focus({ preventScroll: true });
    };
    document.addEventListener("pointerdown", onOutside);
    document.addEventListener("focusin", onOutside);
    document.addEventListener("click", onChoice);
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("pointerdown", onOutside);
      document.removeEventListener("focusin", onOutside);
      document.removeEventListener("click", onChoice);
      document.removeEventListener("keydown", onKeyDown);
    };
  }, []);

  useEffect(() => {
    // Not when the page comes alive: it may have been opened before.
    if (shownPath.current === path) return;
    shownPath.current = path;
    if (menu.current) menu.current.open = false;
  }, [path]);

  return menu;
};
