import { cx } from "@serambi/kernel/ui";
import type { ReactNode } from "react";

import s from "./ModalMenu.module.css";
import { useModalMenu } from "./useModalMenu";

interface ModalMenuProps {
  readonly path: string;
  /** What its button shows; what stands in `closed` and `opened` is seen in that state only. */
  readonly face: ReactNode;
  readonly faceClass?: string | undefined;
  /** Whether it covers the header too, and not only the page below it. */
  readonly isWhole?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Classes of what a menu's button shows in one state only. */
export const faces = { closed: s.closed, opened: s.opened } as const;

/**
 * A menu over the page, with a scrim in the site's own dye. A `details` element: it opens and closes without a script, also by
 * a press on the scrim, which belongs to its button. Layouts set `--scrim`, and `--menu-top` where the header is higher than a row.
 */
export const ModalMenu = ({ path, face, faceClass, isWhole = false, className, children }: ModalMenuProps) => (
  <details ref={useModalMenu(path)} className={cx(s.menu, isWhole && s.whole, className)}>
    <summary className={s.summary}>
      <span className={cx(s.face, faceClass)}>{face}</span>
    </summary>
    {children}
  </details>
);
