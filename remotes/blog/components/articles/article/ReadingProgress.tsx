import { useEffect, useRef } from "react";

import s from "./ReadingProgress.module.css";

/** How much of what it stands in has been read: a line at the upper edge of the window, which says nothing that scrolling does not. */
export const ReadingProgress = () => {
  const line = useRef<HTMLDivElement>(null);

  // Where styles cannot do it.
  useEffect(() => {
    const bar = line.current;
    const text = bar?.parentElement;
    if (!bar || !text || "ViewTimeline" in globalThis) return;
    const draw = () => {
      const { top, height } = text.getBoundingClientRect();
      bar.style.scale = `${Math.min(1, Math.max(0, -top / Math.max(1, height - innerHeight)))} 1`;
    };
    addEventListener("scroll", draw, { passive: true });
    return () => removeEventListener("scroll", draw);
  }, []);

  return <div ref={line} className={s.line} aria-hidden="true" />;
};
