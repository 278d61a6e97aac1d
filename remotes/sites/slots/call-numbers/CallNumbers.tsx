import { cx, Section, TextLink, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import s from "./CallNumbers.module.css";
import type { CallNumbersProps } from "./schema";

/** Pages as the index of an archive: each by its number. */
export const Slot = ({ props: { anchor, title, rows } }: SectionProps<CallNumbersProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} labelledBy={heading}>
      <Wrap>
        <h2 id={heading} className={t.h2}>
          {title}
        </h2>
        <ol className={s.rows}>
          {rows.map((row) => (
            <li key={row.href} className={s.row}>
              <span className={cx(t.nums, s.number)}>{row.number}</span>
              <h3 className={s.title}>
                <TextLink to={row.href}>{row.title}</TextLink>
              </h3>
              <p className={s.text}>{row.text}</p>
              {row.fact && <p className={s.fact}>{row.fact}</p>}
            </li>
          ))}
        </ol>
      </Wrap>
    </Section>
  );
};
