import { cx, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import s from "./Ranks.module.css";
import type { RanksProps } from "./schema";

/** Ranks as belts across the window: each name is wider than the one below it, and the last turns the page black. */
export const Slot = ({ props: { anchor, title, ranks } }: SectionProps<RanksProps>) => {
  const heading = useId();
  return (
    <section id={anchor} aria-labelledby={heading}>
      <Wrap className={s.top}>
        <h2 id={heading} className={cx(t.h2, s.title)}>
          {title}
        </h2>
      </Wrap>
      <ol>
        {ranks.map(({ name, when, dyeName, dye, text, proof }) => (
          <li key={name} className={s.rank}>
            <div className={cx(s.belt, s[dye])} aria-hidden="true" />
            <Wrap className={s.row}>
              <h3 className={s.name}>{name}</h3>
              <p className={s.when}>
                {when}
                <span>{dyeName}</span>
              </p>
              <p>{text}</p>
              <p>
                <b>{`${proof.label} `}</b>
                {proof.text}
              </p>
            </Wrap>
          </li>
        ))}
      </ol>
    </section>
  );
};
