import { cx } from "@serambi/kernel/ui";
import type { ReactNode } from "react";

import s from "./Grid.module.css";

/** The twelve columns of the page. What stands in it takes the whole width until its own style says otherwise. */
export const Grid = ({ className, children }: { className?: string | undefined; children: ReactNode }) => (
  <div className={cx(s.grid, className)}>{children}</div>
);
