import { useEffect, type RefObject } from "react";

import { useClosingMenu } from "./useClosingMenu";

const FOCUSABLE = "summary, a[href], button:not([disabled]), input, [tabindex='0']";

const stopsOf = (menu: HTMLElement): readonly HTMLElement[] =>
  Array.from(menu.querySelectorAll<HTMLElement>(FOCUSABLE)).filter((stop) => stop.checkVisibility?.() ?? true);

/** Keeps the Tab key within the menu: after the last stop comes its button again. */
const keepInside = (menu: HTMLElement, event: KeyboardEvent): void => {
  const stops = stopsOf(menu);
  const [first, last] = [stops[0], stops.at(-1)];
  const from = event.shiftKey ? first : last;
  if (document.activeElement !== from && menu.contains(document.activeElement)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus({ preventScroll: !event.shiftKey });
};

/** The page behind an open menu is neither pressed nor read, and does not scroll. */
const setBehind = (isBehind: boolean): void => {
  const { documentElement: root } = document;
  for (const part of document.querySelectorAll("main, #root > footer")) part.toggleAttribute("inert", isBehind);
  if (!isBehind) delete root.dataset["still"];
  else root.dataset["still"] ??= window.innerWidth > root.clientWidth ? "bar" : "";
};

/**
 * A `details` element that closes as `useClosingMenu` says and, while it is open, keeps the focus and puts the page behind it
 * out of reach. It also closes when the window grows until it has no menu. Without scripts it opens and closes all the same.
 */
export const useModalMenu = (path: string): RefObject<HTMLDetailsElement | null> => {
  const ref = useClosingMenu(path);

  useEffect(() => {
    const menu = ref.current;
    if (!menu) return undefined;
    const onToggle = () => {
      setBehind(menu.open);
      // How much of the window the menu may take: the header may be higher than its layout says, with large text.
      const bottom = Math.max(0, menu.offsetParent?.getBoundingClientRect().bottom ?? 0);
      if (menu.open) menu.style.setProperty("--menu-top", `${Math.ceil(bottom)}px`);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Tab" && menu.open) keepInside(menu, event);
    };
    const onResize = () => {
      if (menu.open && !(menu.checkVisibility?.() ?? true)) menu.open = false;
    };
    // It may have been opened before this page came alive.
    if (menu.open) onToggle();
    menu.addEventListener("toggle", onToggle);
    document.addEventListener("keydown", onKeyDown);
    window.addEventListener("resize", onResize);
    return () => {
      menu.removeEventListener("toggle", onToggle);
      document.removeEventListener("keydown", onKeyDown);
      window.removeEventListener("resize", onResize);
      if (menu.open) setBehind(false);
    };
  }, [ref]);

  return ref;
};
