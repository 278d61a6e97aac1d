import { useEffect, type KeyboardEvent, type RefObject } from "react";

/**
 * Closes an open menu when the page has changed, when Escape is pressed (focus goes back to its button) and when the
 * visitor turns to something outside it.
 * @returns the handler for the menu's own key presses
 */
export const useClosing = (menu: RefObject<HTMLDetailsElement | null>, path: string): ((event: KeyboardEvent) => void) => {
  useEffect(() => {
    const close = (event: Event) => {
      const { current } = menu;
      if (current?.open && event.target instanceof Node && !current.contains(event.target)) current.open = false;
    };
    document.addEventListener("pointerdown", close);
    document.addEventListener("focusin", close);
    return () => {
      document.removeEventListener("pointerdown", close);
      document.removeEventListener("focusin", close);
    };
  }, [menu]);

  useEffect(() => {
    if (menu.current) menu.current.open = false;
  }, [menu, path]);

  return (event) => {
    const { current } = menu;
    if (event.key !== "Escape" || !current?.open) return;
    current.open = false;
    current.querySelector("summary")?.focus();
  };
};
