import type { CalendarEvent } from "@serambi/kernel/calendar";
import type { PublicTenant } from "@serambi/kernel/contracts";
import { formatDate } from "@serambi/kernel/i18n";
import { useLanguage, useMessages, useTenant } from "@serambi/kernel/remote";
import { AddToCalendar, Badge, cx, DayRow, DayRows, TextLink } from "@serambi/kernel/ui";

import { coursePath } from "../../contract/paths";
import type { ProgramName } from "../../contract/programs/ProgramData";
import type { ProgramEvent } from "../../contract/programs/ProgramEvent";
import { eventPath, eventsPath, programPath } from "../../contract/programs/programPaths";
import type { Messages } from "../../messages/id";
import { CourseTitle } from "../CourseTitle";
import { calendarTexts } from "../keepTexts";
import s from "./EventRows.module.css";
import { spanText } from "./eventTexts";

interface EventRowsProps {
  readonly items: readonly ProgramEvent[];
  /** Names of the programmes, where the list is not that of one. */
  readonly programs?: readonly ProgramName[];
  readonly heading: "h3" | "h4";
  /** `narrow`: a column beside something else. */
  readonly width?: "full" | "narrow";
}

/** The same class has one entry, whichever page it is added from. */
const calendarEvent = (
  { kind, id, name, slug, day, startsAt, lengthMinutes }: ProgramEvent,
  tenant: PublicTenant,
  t: Messages,
): CalendarEvent => ({
  uid: `${id}@${new URL(tenant.origin).host}`,
  title: kind === "batch" ? t["calendar.starts"](name) : name,
  description: "",
  url: tenant.origin + (coursePath(tenant, slug) ?? eventsPath(tenant) ?? "/"),
  when: startsAt === null ? { day } : { startsAt, lengthMinutes },
});

/** Dates as a list: the day large, what happens on it, and what has to be known to come. */
export const EventRows = ({ items, programs = [], heading, width = "full" }: EventRowsProps) => {
  const t = useMessages<Messages>();
  const language = useLanguage();
  const tenant = useTenant();
  return (
    <DayRows className={s.rows}>
      {items.map((item) => {
        const [day, ...month] = formatDate(item.day, language, "short").split(" ");
        const program = programs.find(({ id }) => item.programIds.includes(id));
        const way = program && (eventPath(tenant, program) ?? programPath(tenant, program));
        return (
          <DayRow
            key={`${item.kind} ${item.id}`}
            className={cx(s.row, s[width])}
            day={
              <time className={s.date} dateTime={item.startsAt ?? item.day}>
                <span className={s.day}>{day}</span> <span>{month.join(" ")}</span>
              </time>
            }
            heading={heading}
            title={<CourseTitle course={item} />}
            facts={
              <p className={s.facts}>
                <Badge tone={item.kind === "webinar" ? "info" : "neutral"}>{t[`events.${item.kind}`]}</Badge>
                {[spanText(item, t, language), item.seatsLeft !== null && t.seats(item.seatsLeft)].map(
                  (text) => text && <span key={text}>{text}</span>,
                )}
                {program && (way ? <TextLink to={way}>{program.name}</TextLink> : <span>{program.name}</span>)}
              </p>
            }
          >
            <div className={s.actions}>
              <AddToCalendar
                fileName={item.slug}
                name={item.name}
                event={calendarEvent(item, tenant, t)}
                texts={calendarTexts(t)}
              />
            </div>
          </DayRow>
        );
      })}
    </DayRows>
  );
};
