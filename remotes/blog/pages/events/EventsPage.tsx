import { useNavigation, useWantedQuery, type PageProps } from "@serambi/kernel/remote";
import { Wrap } from "@serambi/kernel/ui";

import { CalendarFaces } from "../../components/events/CalendarFaces";
import { EventsBar } from "../../components/events/EventsBar";
import { PastEvents } from "../../components/events/PastEvents";
import { UpcomingEvents } from "../../components/events/UpcomingEvents";
import { ListTop } from "../../components/lists/ListTop";
import { parseEventsQuery } from "../../contract/events/eventsQuery";
import type { eventsLoader } from "./events.server";
import s from "./EventsPage.module.css";

/** `/Event`: what is to come, then what is over page by page; or a month of both as a calendar. */
export const Page = ({ data, context }: PageProps<typeof eventsLoader>) => {
  const { t, tenant, path } = context;
  const { asOf, today, types, shown } = data;
  const query = parseEventsQuery(context.query, today);
  const wanted = parseEventsQuery(useWantedQuery(path, context.query), today);
  const isBusy = useNavigation().state === "loading";
  return (
    <Wrap className={s.page}>
      <ListTop list="events" heading={t.events} lede={t["events.lede"](tenant.settings.title)} />
      <EventsBar query={wanted} types={types} />
      <div aria-busy={isBusy}>
        {shown.view === "calendar" && (
          <CalendarFaces events={shown.events} month={shown.month} query={query} today={today} asOf={asOf} />
        )}
        {shown.view === "list" && query.page === 1 && (
          <UpcomingEvents upcoming={shown.upcoming} asOf={asOf} type={query.type} />
        )}
        {shown.view === "list" && <PastEvents past={shown.past} query={query} />}
      </div>
    </Wrap>
  );
};
