import { cx } from "@serambi/kernel/ui";

import s from "./Facts.module.css";

interface FactsProps {
  readonly facts: readonly string[];
  readonly className?: string | undefined;
}

/** Who wrote it, for which desk, how long it takes: short facts with a rule between them. */
export const Facts = ({ facts, className }: FactsProps) => (
  <p className={cx(s.facts, className)}>
    {facts.map((fact) => (
      <span key={fact}>{fact}</span>
    ))}
  </p>
);
