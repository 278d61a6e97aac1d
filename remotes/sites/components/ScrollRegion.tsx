import { useMessages } from "@serambi/kernel/remote";
import { cx } from "@serambi/kernel/ui";
import type { ReactNode } from "react";

import type { SectionMessages } from "../messages/id";

import s from "./ScrollRegion.module.css";

interface ScrollRegionProps {
  /** What lies in it, for whoever does not see it. */
  readonly label?: string | undefined;
  /** Id of the heading that names it, instead of a label. */
  readonly labelledBy?: string | undefined;
  /** It is a table of 42rem: where there is less room a line above it says that it scrolls. */
  readonly isTable?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** What is wider than a phone scrolls sideways in here; it takes the focus, so that the arrow keys scroll it too. */
export const ScrollRegion = ({ label, labelledBy, isTable = false, className, children }: ScrollRegionProps) => {
  const t = useMessages<SectionMessages>();
  const region = (
    <div className={cx(s.scroll, className)} tabIndex={0} role="region" aria-label={label} aria-labelledby={labelledBy}>
      {children}
    </div>
  );
  if (!isTable) return region;
  return (
    <div className={s.frame}>
      <p className={s.hint} aria-hidden="true">
        {t.scrollTable}
      </p>
      {region}
    </div>
  );
};
