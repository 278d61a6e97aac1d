import type { ReactNode } from "react";

import s from "./StudioBar.module.css";

interface StudioBarProps {
  /** Where one is. */
  readonly children: ReactNode;
  readonly state?: ReactNode;
  readonly tools: ReactNode;
}

/** The page's own bar: the site's sign and its tools stand in its two ends. */
export const StudioBar = ({ children, state, tools }: StudioBarProps) => (
  <div className={s.bar}>
    <div className={s.place}>{children}</div>
    {state}
    <div className={s.tools}>{tools}</div>
  </div>
);
