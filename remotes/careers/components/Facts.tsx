import type { ReactNode } from "react";

import s from "./Facts.module.css";

interface FactsProps {
  readonly facts: readonly { readonly name: string; readonly value: ReactNode }[];
}

/** Named values, one to a line. */
export const Facts = ({ facts }: FactsProps) => (
  <dl className={s.facts}>
    {facts.map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
