import { cx, Section, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { OutcomesProps } from "./schema";
import s from "./Outcomes.module.css";

/** Everybody who began, one bar each, and below what became of them. */
export const Slot = ({ props: { anchor, title, groups, source } }: SectionProps<OutcomesProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} labelledBy={heading}>
      <Wrap>
        <h2 id={heading} className={cx(t.h2Poster, s.title)}>
          {title}
        </h2>
        <div className={s.people} aria-hidden="true">
          {groups.flatMap(({ count, text, tone }) =>
            Array.from({ length: count }, (_, index) => <i key={`${text} ${index}`} className={s[tone]} />),
          )}
        </div>
        <dl className={s.groups}>
          {groups.map(({ count, text }) => (
            <div key={text}>
              <dt>{count}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p className={s.source}>{source}</p>
      </Wrap>
    </Section>
  );
};
