import type { ReactNode } from "react";

import { cx } from "../cx";
import s from "./DialogPanel.module.css";
import { IconButton } from "./IconButton";

export interface DialogPanelProps {
  readonly id: string;
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  readonly className?: string | undefined;
}

/** What is seen of a dialog or drawer: its title and cross, what it says, and its buttons. */
export const DialogPanel = (props: DialogPanelProps) => {
  const { id, title, closeLabel, onClose, children, actions, className } = props;
  return (
    <div className={cx(s.panel, className)}>
      <header className={s.head}>
        <h2 id={`${id}-title`} className={s.title}>
          {title}
        </h2>
        <IconButton icon="close" label={closeLabel} onClick={onClose} className={s.close} />
      </header>
      <div id={`${id}-text`} className={s.body}>
        {children}
      </div>
      {actions && <footer className={s.foot}>{actions}</footer>}
    </div>
  );
};
