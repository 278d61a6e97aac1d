import type { ReactNode } from "react";

import s from "./Arrangement.module.css";

interface ArrangementProps {
  readonly children: ReactNode;
}

/** States of something small, side by side. */
export const Row = ({ children }: ArrangementProps) => <div className={s.row}>{children}</div>;

/** States of something that takes a column's width. */
export const Columns = ({ children }: ArrangementProps) => <div className={s.columns}>{children}</div>;

/** States of something that takes the whole width. */
export const Stack = ({ children }: ArrangementProps) => <div className={s.stack}>{children}</div>;
