import type { ReactNode } from "react";

import { Kain } from "../pictures/Kain";
import s from "./State.module.css";

export interface EmptyStateProps {
  /** Says what would be here. */
  readonly title: string;
  /** Says what to do. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** A list that holds nothing. */
export const EmptyState = ({ title, children, action }: EmptyStateProps) => (
  <div className={s.state}>
    <Kain className={s.cloth} seed={title} variant="band" width={640} height={40} ground="light" />
    <p className={s.title}>{title}</p>
    {children && <div className={s.text}>{children}</div>}
    {action && <div className={s.action}>{action}</div>}
  </div>
);
