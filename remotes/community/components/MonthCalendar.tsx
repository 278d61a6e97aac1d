import { formatDate } from "@serambi/kernel/i18n";
import type { Language } from "@serambi/kernel/contracts";
import { Link } from "@serambi/kernel/router";
import { Icon } from "@serambi/kernel/ui";

import { weeksOf } from "../contract/calendarMonth";
import { formatDay } from "../contract/jakartaTime";
import type { AppointmentMessages } from "../messages/appointment.id";
import type { ChosenTime } from "../pages/chosenTime.server";
import s from "./MonthCalendar.module.css";

interface MonthCalendarProps {
  readonly chosen: ChosenTime;
  readonly language: Language;
  readonly t: AppointmentMessages;
  /** The page with another choice. */
  readonly hrefOf: (choice: Readonly<Record<string, string>>) => string;
}

interface TurnProps {
  readonly to: string | null;
  readonly label: string;
  readonly icon: "chevron-left" | "chevron-right";
}

const Turn = ({ to, label, icon }: TurnProps) =>
  to === null ? (
    <span className={s.turn} />
  ) : (
    <Link to={to} className={s.turn} aria-label={label}>
      <Icon name={icon} />
    </Link>
  );

/** A month whose days with free times are links. */
export const MonthCalendar = ({ chosen, language, t, hrefOf }: MonthCalendarProps) => {
  const { month, free, previous, next, day: chosenDay } = chosen;
  const counts = new Map(free.days.map(({ day, times }) => [day, times.length]));
  const holidays = new Map(free.holidays.map(({ day, name }) => [day, name]));
  const monthHref = (name: string | null) => name && hrefOf({ month: name });
  return (
    <div>
      <div className={s.head}>
        <Turn to={monthHref(previous)} label={t.previousMonth} icon="chevron-left" />
        <span aria-live="polite">{formatDate(month.firstDay, language).replace(/^\d+ /, "")}</span>
        <Turn to={monthHref(next)} label={t.nextMonth} icon="chevron-right" />
      </div>
      <table className={s.month}>
        <thead>
          <tr>
            {t.weekdays.split(" ").map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, index) => (
            <tr key={week.find((day) => day !== null) ?? index}>
              {week.map((day, weekday) => {
                if (day === null)
                  return <td key={t.weekdays.split(" ")[weekday]} className={s.other} aria-hidden="true" />;
                const count = counts.get(day);
                const number = Number(day.slice(8));
                return (
                  <td key={day}>
                    {count === undefined ? (
                      <span title={holidays.get(day)}>{number}</span>
                    ) : (
                      <Link
                        to={hrefOf({ day })}
                        aria-label={t.dayFree(formatDay(day, language), count)}
                        aria-current={day === chosenDay ? "date" : undefined}
                      >
                        {number}
                      </Link>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={s.legend}>
        <b>8</b> {t.free} <span className={s.off}>9</span> {t.full}
      </p>
      {free.days.length === 0 && <p role="status">{t.noneInMonth}</p>}
    </div>
  );
};
