import { formatNumber } from "@serambi/kernel/i18n";
import { useLanguage, useMessages } from "@serambi/kernel/remote";
import { cx, Section, VisuallyHidden, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import t from "../../components/Type.module.css";
import type { OffersMessages } from "../../messages/offers.id";
import type { SectionProps } from "../SectionProps";
import type { Line, PencilProps } from "./schema";
import s from "./Pencil.module.css";

/** Few screen readers say what is struck out or written in: words that are not seen do. */
const Written = ({ text, change }: { readonly text: string; readonly change: Line["change"] }) => {
  const texts = useMessages<OffersMessages>();
  if (change === undefined) return text;
  const Element = change === "cut" ? "del" : "ins";
  return (
    <Element>
      <VisuallyHidden>{texts[change === "cut" ? "pencil.cut" : "pencil.added"]}: </VisuallyHidden>
      {text}
    </Element>
  );
};

const Hours = ({ hours, hoursBefore }: Pick<Line, "hours" | "hoursBefore">) => {
  const texts = useMessages<OffersMessages>();
  const language = useLanguage();
  const written = (value: number): string => texts["pencil.hours"](formatNumber(value, language));
  return (
    <span className={s.hours}>
      {hoursBefore !== undefined && <Written text={written(hoursBefore)} change="cut" />}{" "}
      {hours !== undefined && (
        <Written text={written(hours)} change={hoursBefore === undefined ? undefined : "added"} />
      )}
    </span>
  );
};

/** A syllabus with the corrections still in it, and the days in which it came about. */
export const Slot = ({ props: { anchor, title, text, sheet, steps } }: SectionProps<PencilProps>) => {
  const heading = useId();
  const before = sheet.lines.reduce((sum, { hours = 0, hoursBefore, change }) => {
    if (change === "added") return sum;
    return sum + (hoursBefore ?? hours);
  }, 0);
  const after = sheet.lines.reduce((sum, { hours = 0 }) => sum + hours, 0);
  return (
    <Section id={anchor} labelledBy={heading} tone="sunken">
      <Wrap>
        <div className={s.head}>
          <h2 id={heading} className={cx(t.display, s.title)}>
            {title}
          </h2>
          <p className={cx(t.soft, s.text)}>{text}</p>
        </div>
        <div className={s.columns}>
          <article className={s.paper}>
            <header className={s.name}>
              <h3>{sheet.title}</h3>
              <p>{sheet.note}</p>
            </header>
            <ol className={s.lines}>
              {sheet.lines.map(({ text: line, change, hours, hoursBefore, remark }) => (
                <li key={line} data-added={change === "added" || undefined}>
                  <span>
                    <Written text={line} change={change} />
                  </span>
                  <Hours hours={hours} hoursBefore={hoursBefore} />
                  {remark && <em className={s.remark}>{remark}</em>}
                </li>
              ))}
            </ol>
            <p className={s.total}>
              <span>{sheet.total}</span>
              <Hours hours={after} hoursBefore={before === after ? undefined : before} />
            </p>
          </article>
          <ol>
            {steps.map((step) => (
              <li key={step.title} className={s.step}>
                <span className={s.when}>{step.when}</span>
                <h3>{step.title}</h3>
                <p>{step.text}</p>
              </li>
            ))}
          </ol>
        </div>
      </Wrap>
    </Section>
  );
};
