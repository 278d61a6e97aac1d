import { useId, type ReactNode } from "react";

import { cx } from "../cx";
import { DialogPanel } from "./DialogPanel";
import s from "./Drawer.module.css";
import { Modal, type OverlayProps } from "./Modal";

export interface DrawerProps extends OverlayProps {
  readonly children: ReactNode;
  /** Its buttons; they stay in sight. */
  readonly actions?: ReactNode;
  /** The edge of the window it stands at. */
  readonly side?: "start" | "end" | undefined;
}

/** A record beside its list, the filters of a list on a small screen, a menu. */
export const Drawer = ({ title, closeLabel, children, actions, side = "end", className, ...rest }: DrawerProps) => {
  const id = useId();
  return (
    <Modal {...rest} labelledBy={`${id}-title`} className={cx(s.drawer, s[side], className)}>
      <DialogPanel {...{ id, title, closeLabel, actions }} onClose={rest.onClose}>
        {children}
      </DialogPanel>
    </Modal>
  );
};
