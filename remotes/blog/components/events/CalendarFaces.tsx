import { useLanguage, useMessages, useReload } from "@serambi/kernel/remote";
import { ErrorState, PartNotice } from "@serambi/kernel/ui";

import type { EventMonth } from "../../contract/events/EventData";
import type { EventsQuery } from "../../contract/events/eventsQuery";
import { monthText } from "../../contract/events/month";
import type { Messages } from "../../messages/id";
import s from "./CalendarFaces.module.css";
import { EventCalendar } from "./EventCalendar";
import { EventRows } from "./EventRows";
import { MonthTurns } from "./MonthTurns";

interface CalendarFacesProps {
  /** Null where they could not be had. */
  readonly events: EventMonth | null;
  /** `2026-12` */
  readonly month: string;
  readonly query: EventsQuery;
  readonly today: string;
  readonly asOf: string;
}

const HEADING = "month-heading";

/** A month: as a table of weeks, and its events in order below; or that it could not be had. */
export const CalendarFaces = ({ events, month, query, today, asOf }: CalendarFacesProps) => {
  const t = useMessages<Messages>();
  const language = useLanguage();
  const reload = useReload();
  const retry = { retryLabel: t.retry, onRetry: () => void reload() };
  return (
    <section aria-labelledby={HEADING}>
      <MonthTurns id={HEADING} month={month} query={query} today={today} />
      {!events && <ErrorState title={t["month.failed"]} message={t.failedHelp} {...retry} />}
      {events && !events.isWhole && (
        <PartNotice title={t["month.partial"]} message={t["month.partialHelp"]} {...retry} />
      )}
      {events && <EventCalendar month={month} items={events.items} today={today} labelledBy={HEADING} />}
      {events?.items.length === 0 && <p className={s.none}>{t["month.empty"](monthText(month, language))}</p>}
      {events && events.items.length > 0 && <EventRows items={events.items} asOf={asOf} heading="h3" />}
    </section>
  );
};
