import { useEffect, type RefObject } from "react";

/** Parts of a page that may have the focus in the place of something that is gone from them. */
const PARTS = "dialog, fieldset, [role=tabpanel], section, nav, header, main, [data-keeps-focus]";

const isGone = (element: HTMLElement): boolean => !element.isConnected || element.matches(":disabled");

const partsAround = (element: HTMLElement): readonly HTMLElement[] => {
  const parts: HTMLElement[] = [];
  for (let part = element.parentElement?.closest<HTMLElement>(PARTS); part; part = part.parentElement?.closest(PARTS))
    parts.push(part);
  return parts;
};

/**
 * Keeps the focus on the page when what has it is taken away or disabled, by a press on it or by what somebody else saved: the part that it
 * stood in has it then, so that a screen reader says where it is and Tab goes on from there.
 */
export const useKeptFocus = (page: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const { current } = page;
    if (!current) return undefined;
    let last: HTMLElement | null = null;
    let parts: readonly HTMLElement[] = [];
    const remember = ({ target }: FocusEvent): void => {
      last = target as HTMLElement; // nothing but elements has the focus
      parts = partsAround(last);
    };
    const look = (): void => {
      if (!last || !isGone(last)) return;
      const { activeElement } = document;
      if (activeElement !== null && activeElement !== document.body && activeElement !== last) return;
      const part = parts.find(({ isConnected }) => isConnected) ?? current;
      last = null;
      if (!part.hasAttribute("tabindex")) part.tabIndex = -1;
      part.focus({ preventScroll: true });
    };
    // Others (a list that moves its rows, a dialog that closes) give the focus to something of theirs first.
    const watcher = new MutationObserver(() => {
      if (last && isGone(last)) setTimeout(look);
    });
    current.addEventListener("focusin", remember);
    watcher.observe(current, { childList: true, subtree: true, attributeFilter: ["disabled"] });
    return () => {
      current.removeEventListener("focusin", remember);
      watcher.disconnect();
    };
  }, [page]);
};
