import { Kain, Section, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { UnderwayProps } from "./schema";
import s from "./Underway.module.css";

/** Partners with what they do, and since when. */
export const Slot = ({ props: { anchor, title, rows } }: SectionProps<UnderwayProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} labelledBy={heading}>
      <Wrap>
        <h2 id={heading} className={t.h2Large}>
          {title}
        </h2>
        <ul className={s.rows}>
          {rows.map(({ name, text, when, picture }) => (
            <li key={name} className={s.row}>
              <Kain {...picture} variant="avatar" width={80} height={80} className={s.mark} />
              <b className={s.name}>{name}</b>
              <span className={s.text}>{text}</span>
              <span className={s.when}>{when}</span>
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  );
};
