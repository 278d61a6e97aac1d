import { cx } from "@serambi/kernel/ui";
import type { ReactNode } from "react";

import s from "./Facts.module.css";

interface FactsProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Short facts on a line, each an element of its own, with a rule between them. */
export const Facts = ({ children, className }: FactsProps) => <p className={cx(s.facts, className)}>{children}</p>;
