import { useLanguage, useMessages } from "@serambi/kernel/remote";
import { VisuallyHidden, Wrap } from "@serambi/kernel/ui";

import { beltOf } from "../../contract/pesilat/belts";
import type { Calendar, CalendarRow } from "../../contract/pesilat/calendar";
import type { Messages } from "../../messages/id";
import { BeltCloth } from "./BeltCloth";
import { PesilatTitle } from "./PesilatTitle";
import { monthText, scheduleText } from "./pesilatTexts";
import s from "./TrainingCalendar.module.css";

const Row = ({ row: { course, before, span, after } }: { readonly row: CalendarRow }) => {
  const t = useMessages<Messages>();
  const language = useLanguage();
  return (
    <tr>
      <th scope="row">
        <span className={s.code}>{[course.code, course.level].filter(Boolean).join(", ")}</span>
        <PesilatTitle course={course} />
      </th>
      {before > 0 && <td colSpan={before}>{null}</td>}
      <td colSpan={span}>
        <BeltCloth belt={beltOf(course.level)} className={s.bar} />
        <span className={s.days}>{scheduleText(course, t, language)}</span>
      </td>
      {after > 0 && <td colSpan={after}>{null}</td>}
    </tr>
  );
};

/** A month shows its year where the year begins, and tells it everywhere. */
const Month = ({ firstDay, isFirst }: { readonly firstDay: string; readonly isFirst: boolean }) => {
  const [name, year] = monthText(firstDay, useLanguage());
  const showsYear = isFirst || firstDay.slice(5, 7) === "01";
  return (
    <th scope="col">
      {`${name} `}
      {showsYear ? <span>{year}</span> : <VisuallyHidden>{year}</VisuallyHidden>}
    </th>
  );
};

/** When each class runs: a table of months, in which every class is a length of its belt. */
export const TrainingCalendar = ({ months, rows, undated }: Calendar) => {
  const t = useMessages<Messages>();
  return (
    <section className={s.calendar} aria-labelledby="calendar-heading">
      <Wrap className={s.frame}>
        <h2 id="calendar-heading" className={s.title}>
          {t["pesilat.calendar"]}
        </h2>
        <p className={s.hint} aria-hidden="true">
          {t["pesilat.calendarScrolls"]}
        </p>
        {/* Wider than a phone: it scrolls inside itself, by keyboard too. */}
        <div className={s.scroll} role="region" aria-label={t["pesilat.calendarCaption"]} tabIndex={0}>
          <table className={s.table}>
            <caption>
              <VisuallyHidden>{t["pesilat.calendarCaption"]}</VisuallyHidden>
            </caption>
            <thead>
              <tr>
                <th scope="col">{t["pesilat.class"]}</th>
                {months.map((month, index) => (
                  <Month key={month} firstDay={month} isFirst={index === 0} />
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row key={row.course.slug} row={row} />
              ))}
            </tbody>
          </table>
        </div>
        {undated.length > 0 && (
          <p className={s.undated}>
            {`${t["pesilat.undated"]} `}
            {undated.map((course, index) => (
              <span key={course.slug}>
                {index > 0 && ", "}
                <PesilatTitle course={course} />
              </span>
            ))}
          </p>
        )}
      </Wrap>
    </section>
  );
};
