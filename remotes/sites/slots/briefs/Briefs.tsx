import { VisuallyHidden } from "@serambi/kernel/ui";
import { useId } from "react";

import type { SectionProps } from "../SectionProps";
import type { BriefsProps } from "./schema";
import s from "./Briefs.module.css";

/** Tasks to choose among, ruled off like the columns of a newspaper; each says who set it. */
export const Slot = ({ props: { anchor, title, briefs } }: SectionProps<BriefsProps>) => {
  const heading = useId();
  return (
    <section id={anchor} aria-labelledby={heading}>
      <VisuallyHidden as="h2" id={heading}>
        {title}
      </VisuallyHidden>
      <ol className={s.briefs}>
        {briefs.map(({ title: name, text, by }, index) => (
          <li key={name}>
            <p className={s.number} aria-hidden="true">
              {String(index + 1).padStart(2, "0")}
            </p>
            <h3>{name}</h3>
            <p>{text}</p>
            <p className={s.by}>{by}</p>
          </li>
        ))}
      </ol>
    </section>
  );
};
