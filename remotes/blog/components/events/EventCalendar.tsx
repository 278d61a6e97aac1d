import { useLanguage, useMessages } from "@serambi/kernel/remote";
import { VisuallyHidden } from "@serambi/kernel/ui";

import type { EventCard } from "../../contract/events/EventData";
import { dayOf } from "../../contract/events/eventTime";
import { dayNumber, weeksOf } from "../../contract/events/month";
import type { Messages } from "../../messages/id";
import s from "./EventCalendar.module.css";
import { hourText } from "./eventTexts";
import { EventTitle } from "./EventTitle";

interface EventCalendarProps {
  /** `2026-12` */
  readonly month: string;
  readonly items: readonly EventCard[];
  /** `2026-11-22` */
  readonly today: string;
  readonly labelledBy: string;
}

const SHORT = 3;

interface DayProps {
  readonly day: string;
  readonly items: readonly EventCard[];
  readonly isToday: boolean;
}

const Day = ({ day, items, isToday }: DayProps) => {
  const t = useMessages<Messages>();
  const language = useLanguage();
  return (
    <td data-today={isToday || undefined} data-busy={items.length > 0 || undefined}>
      <time dateTime={day} className={s.number} aria-current={isToday ? "date" : undefined}>
        {Number(day.slice(8))}
        {isToday && <VisuallyHidden>, {t["month.today"]}</VisuallyHidden>}
      </time>
      {items.length > 0 && (
        <ul className={s.entries}>
          {items.map((event) => {
            const count = dayNumber(day, dayOf(event.startsAt));
            return (
              <li key={event.id} className={s.entry} data-further={count > 1 || undefined}>
                <span className={s.hour}>
                  {count > 1 ? t["month.dayOf"](count) : hourText(event.startsAt, language)}
                </span>{" "}
                <EventTitle event={event} className={s.title} />
              </li>
            );
          })}
        </ul>
      )}
    </td>
  );
};

/** A month as a table of weeks. Where days are narrow an event is a mark of the same link; its words are in the list below. */
export const EventCalendar = ({ month, items, today, labelledBy }: EventCalendarProps) => {
  const t = useMessages<Messages>();
  return (
    <table className={s.month} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {t["weekdays.fromMonday"].split(" ").map((name) => (
            <th key={name} scope="col">
              {name.slice(0, SHORT)}
              <span>{name.slice(SHORT)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, weekday) =>
              day === null ? (
                // oxlint-disable-next-line react/no-array-index-key -- a place in a week is its name
                <td key={weekday} data-other="">
                  {null}
                </td>
              ) : (
                <Day
                  key={day}
                  day={day}
                  isToday={day === today}
                  items={items.filter(({ startsAt, endsAt }) => dayOf(startsAt) <= day && day <= dayOf(endsAt))}
                />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
