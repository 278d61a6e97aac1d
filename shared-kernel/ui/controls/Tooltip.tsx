import { useEffect, useId, useRef, type ReactNode } from "react";

import { attachTooltip } from "./attachTooltip";
import s from "./Tooltip.module.css";

export interface TooltipProps {
  /** A few words more. Nothing that one needs: by touch nobody sees it. */
  readonly text: string;
  /** Draws the control it is about, with these attributes. */
  readonly children: (attributes: { readonly "aria-describedby": string }) => ReactNode;
}

/** A word about a control, while the pointer or the keyboard rests on it. Escape hides it; the pointer may go onto it. */
export const Tooltip = ({ text, children }: TooltipProps) => {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  useEffect(
    () =>
      anchor.current === null || bubble.current === null ? undefined : attachTooltip(anchor.current, bubble.current),
    [],
  );
  return (
    <span ref={anchor} className={s.anchor}>
      {children({ "aria-describedby": id })}
      <span ref={bubble} id={id} role="tooltip" popover="manual" className={s.tip}>
        {text}
      </span>
    </span>
  );
};
