import { formatRupiah } from "@serambi/kernel/i18n";
import { useLanguage } from "@serambi/kernel/remote";
import { ArrowLink, cx, VisuallyHidden, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import type { SectionProps } from "../SectionProps";
import type { TrainingsProps } from "./schema";
import s from "./Trainings.module.css";
import { WeeksBar } from "./WeeksBar";

/** A price list: what is taught, how often, how long on one scale, for how much. Each opens to its syllabus without a script. */
export const Slot = ({
  props: { anchor, title, columns, scale, marks, trainings, action, note, more },
}: SectionProps<TrainingsProps>) => {
  const heading = useId();
  const language = useLanguage();
  return (
    <section id={anchor} aria-labelledby={heading} className={s.section}>
      <Wrap>
        <VisuallyHidden as="h2" id={heading}>
          {title}
        </VisuallyHidden>
        <div className={s.catalogue}>
          <p className={cx(s.row, s.columns)} aria-hidden="true">
            <span>{columns.name}</span>
            <span>{columns.rhythm}</span>
            <svg className={s.marks} width="100%">
              {marks.map(({ week, label }) => (
                <text key={week} x={`${((week - 1) / scale) * 100}%`} y="100%">
                  {label}
                </text>
              ))}
            </svg>
            <span>{columns.price}</span>
          </p>
          {trainings.map(({ name, rhythm, priceIdr, price, priceNote, text, syllabus, ...length }, index) => (
            <details key={name} className={s.training} open={index === 0}>
              <summary className={s.row}>
                <h3 className={s.name}>{name}</h3>
                <span className={s.rhythm}>{rhythm}</span>
                <WeeksBar {...length} scale={scale} />
                <span className={s.price}>
                  {priceIdr === undefined ? price : formatRupiah(priceIdr, language)}
                  <small>{priceNote}</small>
                </span>
              </summary>
              <div className={s.inside}>
                <p className={s.text}>{text}</p>
                <ol className={s.syllabus}>
                  {syllabus.map((part) => (
                    <li key={part}>{part}</li>
                  ))}
                </ol>
                <ArrowLink to={action.href} className={s.action}>
                  {action.label}
                  <VisuallyHidden>: {name}</VisuallyHidden>
                </ArrowLink>
              </div>
            </details>
          ))}
        </div>
        <div className={s.end}>
          <p className={s.note}>{note}</p>
          {more && <ArrowLink to={more.href}>{more.label}</ArrowLink>}
        </div>
      </Wrap>
    </section>
  );
};
