import { useId } from "react";

import type { SectionProps } from "../SectionProps";
import type { ProvisionsProps } from "./schema";
import s from "./Provisions.module.css";

/** What one gets, a line each: its name stands in the paper's margin. */
export const Slot = ({ props: { anchor, title, provisions } }: SectionProps<ProvisionsProps>) => {
  const heading = useId();
  return (
    <section id={anchor} className={s.provisions} aria-labelledby={heading}>
      <h2 id={heading} className={s.title}>
        {title}
      </h2>
      <dl>
        {provisions.map(({ name, text }) => (
          <div key={name} className={s.line}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
