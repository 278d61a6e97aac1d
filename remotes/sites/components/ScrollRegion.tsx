import { cx } from "@serambi/kernel/ui";
import type { ReactNode } from "react";

import s from "./ScrollRegion.module.css";

interface ScrollRegionProps {
  /** What lies in it, for whoever does not see it. */
  readonly label?: string | undefined;
  /** Id of the heading that names it, instead of a label. */
  readonly labelledBy?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** What is wider than a phone scrolls sideways in here; it takes the focus, so that the arrow keys scroll it too. */
export const ScrollRegion = ({ label, labelledBy, className, children }: ScrollRegionProps) => (
  <div className={cx(s.scroll, className)} tabIndex={0} role="region" aria-label={label} aria-labelledby={labelledBy}>
    {children}
  </div>
);
