import { useNavigate } from "@serambi/kernel/router";
import { useEffect } from "react";

/** Where the arrow keys have a meaning of their own: fields, players, and whatever scrolls sideways. */
const OWN_ARROWS =
  "input, textarea, select, video, audio, iframe, pre, table, [contenteditable], [role=slider], [role=tab]";

/** The arrow keys go to the chapter before and after; never while somebody types, and never with another key held. */
export const useChapterKeys = (previousPath: string | undefined, nextPath: string | undefined): void => {
  const navigate = useNavigate();

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { key, target, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey, repeat } = event;
      if (defaultPrevented || altKey || ctrlKey || metaKey || shiftKey || repeat) return;
      if (target instanceof Element && target.closest(OWN_ARROWS)) return;
      const path = key === "ArrowLeft" ? previousPath : key === "ArrowRight" ? nextPath : undefined;
      if (path === undefined) return;
      event.preventDefault();
      void navigate(path);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
    // oxlint-disable-next-line react/exhaustive-deps -- going somewhere is the same whichever render asks for it
  }, [previousPath, nextPath]);
};
