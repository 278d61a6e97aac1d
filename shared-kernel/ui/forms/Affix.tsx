import type { ComponentProps, ReactNode } from "react";

import { cx } from "../cx";
import s from "./Affix.module.css";

export interface AffixProps extends ComponentProps<"span"> {
  /** A unit before the value ("Rp", "+62"), told to a screen reader as a description under `unitId`. */
  readonly unit?: string | undefined;
  readonly unitId?: string | undefined;
  /** Numbers stand at the right, in figures of one width. */
  readonly numeric?: boolean | undefined;
  readonly children: ReactNode;
}

/** One frame around a control and what stands before and after it. */
export const Affix = ({ unit, unitId, numeric, className, children, ...rest }: AffixProps) => (
  <span {...rest} className={cx(s.affix, numeric && s.numeric, className)}>
    {unit && (
      <span id={unitId} className={s.unit}>
        {unit}
      </span>
    )}
    {children}
  </span>
);
