import type { PageProps } from "@serambi/kernel/remote";
import { Wrap } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";

import { CalendarFaces } from "../../components/events/CalendarFaces";
import { EventsBar } from "../../components/events/EventsBar";
import { PastEvents } from "../../components/events/PastEvents";
import { UpcomingEvents } from "../../components/events/UpcomingEvents";
import { ListTop } from "../../components/lists/ListTop";
import { parseEventsQuery } from "../../contract/events/eventsQuery";
import type { Messages } from "../../messages/id";
import type { BlogStore } from "../../stores/BlogStore";
import { eventsOf } from "../../stores/events/eventsOf";
import s from "./EventsPage.module.css";

export { eventsHead as head, eventsJsonLd as jsonLd } from "./eventsHead";
export { openEvents as preload } from "./openEvents";

/** `/Event`: what is to come, then what is over page by page; or a month of both as a calendar. */
export const Page = observer(function EventsPage({ store, context }: PageProps<BlogStore, Messages>) {
  const { t, tenant } = context;
  const events = eventsOf(store);
  const { agenda, past } = events;
  const query = parseEventsQuery(context.query, events.today);
  const month = query.month ?? events.firstMonth;
  return (
    <Wrap className={s.page}>
      <ListTop heading={t.events} lede={t["events.lede"](tenant.settings.title)} />
      <EventsBar query={query} types={agenda.state.data?.types ?? []} />
      {query.view === "calendar" ? (
        <CalendarFaces
          state={events.month(month).state}
          month={month}
          query={query}
          today={events.today}
          onRetry={() => void events.reloadMonth(month)}
        />
      ) : (
        <div>
          {query.page === 1 && (
            <UpcomingEvents
              state={agenda.state}
              type={query.type}
              onRetry={() =>
                void Promise.all([events.reloadAgenda(), past.state.phase === "failed" && events.reloadPast()])
              }
            />
          )}
          <PastEvents state={past.state} query={query} onRetry={() => void events.reloadPast()} />
        </div>
      )}
    </Wrap>
  );
});
