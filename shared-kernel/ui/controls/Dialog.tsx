import { useId, type ReactNode } from "react";

import { cx } from "../cx";
import s from "./Dialog.module.css";
import { DialogPanel } from "./DialogPanel";
import { Modal, type ModalProps, type OverlayProps } from "./Modal";

export interface DialogProps extends OverlayProps, Pick<ModalProps, "role"> {
  readonly children: ReactNode;
  /** Its buttons; the one that goes on stands last. */
  readonly actions?: ReactNode;
}

/** One question over the page. For a record beside its list, see `Drawer`. */
export const Dialog = ({ title, closeLabel, children, actions, className, ...rest }: DialogProps) => {
  const id = useId();
  return (
    <Modal
      {...rest}
      labelledBy={`${id}-title`}
      // A decision is read out whole; what is long is not.
      describedBy={rest.role === "alertdialog" ? `${id}-text` : undefined}
      className={cx(s.dialog, className)}
    >
      <DialogPanel {...{ id, title, closeLabel, actions }} onClose={rest.onClose}>
        {children}
      </DialogPanel>
    </Modal>
  );
};
