import { useLocation } from "@serambi/kernel/router";
import { useEffect, useRef, type RefObject } from "react";

/**
 * Turning to another page of a list begins at its top, for the eye and for the keyboard. Back and Forward return
 * to where one was: the host does that.
 */
export const useTurnedPage = (top: RefObject<HTMLElement | null>): void => {
  const { key, search } = useLocation();
  const page = new URLSearchParams(search).get("page");
  const shown = useRef(page);
  const visited = useRef(new Set<string>());

  useEffect(() => {
    const isReturn = visited.current.has(key);
    visited.current.add(key);
    if (shown.current !== page && !isReturn) {
      top.current?.scrollIntoView();
      top.current?.focus({ preventScroll: true });
    }
    shown.current = page;
  }, [key, page, top]);
};
