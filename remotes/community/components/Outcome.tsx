import { cx } from "@serambi/kernel/ui";
import type { ReactNode } from "react";

import s from "./Outcome.module.css";

interface OutcomeProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Says what came of a form in its place: the shell gives it the focus once the page has arrived, so that it is read and seen. */
export const Outcome = ({ className, children }: OutcomeProps) => (
  <div role="status" tabIndex={-1} data-outcome="" className={cx(s.outcome, className)}>
    {children}
  </div>
);
