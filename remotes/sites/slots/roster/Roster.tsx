import { cx, Kain, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import s from "./Roster.module.css";
import type { RosterProps } from "./schema";

/** People by their cloth and their trade, with one thing about each that no certificate says. */
export const Slot = ({ props: { anchor, title, people } }: SectionProps<RosterProps>) => {
  const heading = useId();
  return (
    <section id={anchor} className={s.roster} aria-labelledby={heading}>
      <Wrap>
        <h2 id={heading} className={cx(t.h2, s.title)}>
          {title}
        </h2>
        <ul>
          {people.map(({ name, role, note, picture }) => (
            <li key={name} className={s.person}>
              <Kain {...picture} variant="field" width={72} height={72} className={s.cloth} />
              <div>
                <h3>{name}</h3>
                <p>{role}</p>
              </div>
              <p className={s.note}>{note}</p>
            </li>
          ))}
        </ul>
      </Wrap>
    </section>
  );
};
