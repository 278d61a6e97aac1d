import { useEffect, useId, useRef, type ReactNode } from "react";

import { cx } from "../cx";
import { placeFloating, type Placement } from "./placeFloating";
import s from "./Popover.module.css";

export interface PopoverProps extends Placement {
  /** What it is called where it is read aloud. */
  readonly label: string;
  /** Draws the button that opens it, with these attributes. */
  readonly trigger: (attributes: { readonly popoverTarget: string; readonly "aria-haspopup": "dialog" }) => ReactNode;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/**
 * Something small beside its button: a share address, an explanation with links. The browser opens it, closes it on Escape
 * and on a press elsewhere, and gives the focus back; without a script it stands in the middle of the window.
 */
export const Popover = ({ label, trigger, side, align, children, className }: PopoverProps) => {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const letGo = useRef<(() => void) | null>(null);
  useEffect(() => () => letGo.current?.(), []);
  return (
    <span ref={anchor} className={s.anchor}>
      {trigger({ popoverTarget: id, "aria-haspopup": "dialog" })}
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={cx(s.popover, className)}
        // Unseen until it has its place: what is not shown yet cannot be measured.
        onBeforeToggle={(event) => {
          if (event.newState === "open") event.currentTarget.dataset["side"] = "";
        }}
        onToggle={(event) => {
          letGo.current?.();
          letGo.current =
            event.newState === "open" && anchor.current !== null
              ? placeFloating(anchor.current, event.currentTarget, { side, align })
              : null;
        }}
      >
        {children}
      </div>
    </span>
  );
};
