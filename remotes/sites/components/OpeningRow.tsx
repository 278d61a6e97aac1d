import { Wrap } from "@serambi/kernel/ui";
import { useId, type ReactNode } from "react";

import s from "./OpeningRow.module.css";

interface OpeningRowProps {
  readonly anchor?: string | undefined;
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of a letter under its rule: the left column names, the right one speaks. */
export const OpeningRow = ({ anchor, title, children }: OpeningRowProps) => {
  const heading = useId();
  return (
    <section id={anchor} aria-labelledby={heading}>
      <Wrap className={s.row}>
        <h2 id={heading} className={s.title}>
          {title}
        </h2>
        <div>{children}</div>
      </Wrap>
    </section>
  );
};
