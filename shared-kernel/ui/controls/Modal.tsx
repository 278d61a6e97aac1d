import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from "react";

import { cx } from "../cx";
import s from "./Modal.module.css";
import { openModal } from "./openModal";
import { OverlayContainer } from "./overlayContainer";

/** What every part that opens over the page has in common. */
export interface OverlayProps {
  readonly isOpen: boolean;
  /** Asked to close: by Escape, by the cross, by a press beside it. Whoever holds `isOpen` decides. */
  readonly onClose: () => void;
  readonly title: string;
  /** What the cross is called. */
  readonly closeLabel: string;
  /** What has the focus first; missing: the whole, so that its title is read before what is in it. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Where the focus goes back to, for browsers that do not focus a button that is clicked (Safari). */
  readonly returnFocus?: RefObject<HTMLElement | null> | undefined;
  readonly className?: string | undefined;
}

export interface ModalProps extends Pick<
  OverlayProps,
  "isOpen" | "onClose" | "initialFocus" | "returnFocus" | "className"
> {
  readonly labelledBy: string;
  readonly describedBy?: string | undefined;
  /** `alertdialog` asks for a decision: it cannot be pressed away. */
  readonly role?: "dialog" | "alertdialog" | undefined;
  readonly children: ReactNode;
}

/** A native dialog, opened over the page while `isOpen`. What is in it exists only then. */
export const Modal = (props: ModalProps) => {
  const { isOpen, onClose, initialFocus, returnFocus, labelledBy, describedBy, role = "dialog", className } = props;
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null);
  const isPressable = role === "dialog";
  const close = useRef(onClose);
  useLayoutEffect(() => {
    close.current = onClose;
  });

  // Not in the effect's cleanup: React puts the focus back where it was before its changes, the browser gives it back after.
  const shut = useRef<(() => void) | null>(null);
  useLayoutEffect(() => {
    if (!isOpen) {
      shut.current?.();
      shut.current = null;
    } else if (shut.current === null && dialog !== null) {
      shut.current = openModal(dialog, {
        initialFocus: initialFocus?.current,
        returnFocus: () => returnFocus?.current,
        ...(isPressable && { onPressOutside: () => close.current() }),
      });
    }
  }, [dialog, isOpen, isPressable, initialFocus, returnFocus]);
  useLayoutEffect(
    () => () => {
      shut.current?.();
      shut.current = null;
    },
    [],
  );

  return (
    <dialog
      ref={setDialog}
      role={role === "dialog" ? undefined : role}
      className={cx(s.modal, className)}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      tabIndex={-1}
      // A file field in the dialog has a cancel event of its own, which bubbles.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // Browsers close a dialog on a second Escape whatever the page says, and `form method=dialog` does.
      onClose={(event) => {
        if (event.target === event.currentTarget && isOpen) onClose();
      }}
    >
      {isOpen && <OverlayContainer value={dialog}>{props.children}</OverlayContainer>}
    </dialog>
  );
};
