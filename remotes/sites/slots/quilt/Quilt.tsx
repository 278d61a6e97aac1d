import { Kain, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import type { SectionProps } from "../SectionProps";
import type { QuiltProps } from "./schema";
import s from "./Quilt.module.css";

/** People sewn together from edge to edge, each with a cloth of their own, dark beside light. */
export const Slot = ({ props: { anchor, title, people } }: SectionProps<QuiltProps>) => {
  const heading = useId();
  return (
    <section id={anchor} className={s.people} aria-labelledby={heading}>
      <Wrap>
        <h2 id={heading}>{title}</h2>
      </Wrap>
      <ol className={s.quilt}>
        {people.map(({ name, text, note, picture }) => (
          <li key={name}>
            <Kain {...picture} variant="avatar" width={120} height={120} className={s.picture} />
            <h3>{name}</h3>
            <p>
              {text}
              {note && <em> {note}</em>}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
};
