import { formatDate } from "@serambi/kernel/i18n";
import { useLanguage } from "@serambi/kernel/remote";
import { ArrowLink, cx, Section, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import p from "../../components/Paper.module.css";
import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { SlipsProps } from "./schema";
import s from "./Slips.module.css";

/** What readers wrote on the back of the card for whoever comes next. */
export const Slot = ({ props: { anchor, title, text, action, slips } }: SectionProps<SlipsProps>) => {
  const heading = useId();
  const language = useLanguage();
  return (
    <Section id={anchor} labelledBy={heading}>
      <Wrap className={s.columns}>
        <div>
          <h2 id={heading} className={cx(t.h2, s.title)}>
            {title}
          </h2>
          <p>{text}</p>
          {action && (
            <p className={s.action}>
              <ArrowLink to={action.href}>{action.label}</ArrowLink>
            </p>
          )}
        </div>
        <ol className={s.slips}>
          {slips.map(({ about, text: words, by, date }) => (
            <li key={`${about} ${date}`} className={cx(p.paper, s.slip)}>
              <h3 className={s.about}>{about}</h3>
              <p className={s.words}>{words}</p>
              <p className={s.end}>
                <span>{by}</span>
                <time dateTime={date} className={s.date}>
                  {formatDate(date, language, "short")}
                </time>
              </p>
            </li>
          ))}
        </ol>
      </Wrap>
    </Section>
  );
};
