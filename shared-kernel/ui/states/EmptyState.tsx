import type { ReactNode } from "react";

import { Kain } from "../pictures/Kain";
import s from "./State.module.css";

export interface EmptyStateProps {
  /** Says what would be here. */
  readonly title: string;
  /** Says what to do. */
  readonly children?: ReactNode;
  /** The next steps: the filters to take away, at most one filled button. */
  readonly action?: ReactNode;
}

/** A list that holds nothing: what would be there, and the next step. */
export const EmptyState = ({ title, children, action }: EmptyStateProps) => (
  <div className={s.state}>
    <Kain className={s.cloth} seed={title} variant="hero" quiet="none" width={640} height={208} />
    <p className={s.title}>{title}</p>
    {children && <div className={s.text}>{children}</div>}
    {action && <div className={s.action}>{action}</div>}
  </div>
);
