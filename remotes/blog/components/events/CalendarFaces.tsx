import { useLanguage, useMessages } from "@serambi/kernel/remote";
import type { RemoteState } from "@serambi/kernel/state";
import { ErrorState, PartNotice } from "@serambi/kernel/ui";

import type { EventMonth } from "../../contract/events/EventData";
import type { EventsQuery } from "../../contract/events/eventsQuery";
import { todayOf } from "../../contract/events/month";
import type { Messages } from "../../messages/id";
import s from "./CalendarFaces.module.css";
import { EventCalendar } from "./EventCalendar";
import { EventRows } from "./EventRows";
import { EventsSkeleton } from "./EventsSkeleton";
import { monthText } from "./eventTexts";
import { MonthTurns } from "./MonthTurns";

interface CalendarFacesProps {
  readonly state: RemoteState<EventMonth>;
  /** `2026-12` */
  readonly month: string;
  readonly query: EventsQuery;
  readonly today: string;
  readonly onRetry: () => void;
}

const HEADING = "month-heading";

/** A month whatever became of asking for it: as a table of weeks, and its events in order below. */
export const CalendarFaces = ({ state: { phase, data }, month, query, today, onRetry }: CalendarFacesProps) => {
  const t = useMessages<Messages>();
  const language = useLanguage();
  const isLost = phase === "failed";
  const items = data?.items.filter(({ type }) => query.type === "" || type === query.type) ?? [];
  return (
    <section aria-labelledby={HEADING}>
      <MonthTurns id={HEADING} month={month} query={query} today={today} />
      {data && (isLost || !data.isWhole) && (
        <PartNotice
          title={isLost ? t.listStale : t["month.partial"]}
          message={isLost ? t.listStaleHelp : t["month.partialHelp"]}
          retryLabel={t.retry}
          onRetry={onRetry}
        />
      )}
      {!data && isLost && (
        <ErrorState title={t["month.failed"]} message={t.failedHelp} retryLabel={t.retry} onRetry={onRetry} />
      )}
      {!data && !isLost && <EventsSkeleton />}
      {data && <EventCalendar month={month} items={items} today={todayOf(data.asOf)} labelledBy={HEADING} />}
      {data && items.length === 0 && <p className={s.none}>{t["month.empty"](monthText(month, language))}</p>}
      {data && items.length > 0 && <EventRows items={items} asOf={data.asOf} heading="h3" />}
    </section>
  );
};
