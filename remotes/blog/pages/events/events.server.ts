import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { breadcrumbList, itemList, type JsonLd, type PageHead } from "@serambi/kernel/seo";
import { loader, orNull } from "@serambi/kernel/server";

import { EventClient } from "../../api/events/EventClient";
import { eventCard } from "../../api/events/eventCard";
import { readAgenda } from "../../api/events/readAgenda";
import { readMonth } from "../../api/events/readMonth";
import type { EventsData } from "../../contract/events/EventData";
import { eventsSearch, parseEventsQuery, type EventsQuery } from "../../contract/events/eventsQuery";
import { monthOf } from "../../contract/events/eventTime";
import { monthText, todayOf } from "../../contract/events/month";
import type { EventSummary } from "../../contract/hosts/posts";
import { EVENTS_PATH } from "../../contract/paths";
import type { Messages } from "../../messages/id";
import { eventThing } from "./eventThing";

type Context = PageContext<Messages>;
type Agenda = Awaited<ReturnType<typeof readAgenda>>;

/** Specification section 9. */
const PAST_PER_PAGE = 6;

/** The host says everything of an event; the page shows those of the kind that was chosen. */
const cardsOf = (events: readonly EventSummary[], type: string) =>
  events.filter((event) => type === "" || event.type === type).map(eventCard);

/** The month where the calendar opens: that of what comes next. */
const firstMonth = (agenda: Agenda | null, today: string): string => {
  const [next] = agenda?.items ?? [];
  const current = monthOf(today);
  return next && monthOf(next.startsAt) > current ? monthOf(next.startsAt) : current;
};

interface Asked {
  readonly events: EventClient;
  readonly asOf: string;
  readonly today: string;
  readonly query: EventsQuery;
}

const readList = async ({ events, asOf, query: { page, type } }: Asked) => {
  const [agenda, past] = await Promise.all([
    orNull(readAgenda(events, asOf)),
    orNull(events.list({ page, pageSize: PAST_PER_PAGE, isActive: false, type })),
  ]);
  const shown: EventsData["shown"] = {
    view: "list",
    upcoming: agenda && {
      // Pages of what is over begin after what is to come.
      items: page > 1 ? [] : cardsOf(agenda.items, type),
      isWhole: agenda.isWhole,
    },
    past: past && { ...past, items: past.items.map(eventCard) },
  };
  return { agenda, shown };
};

const readCalendar = async ({ events, asOf, today, query }: Asked) => {
  const reading = orNull(readAgenda(events, asOf));
  const month = query.month ?? firstMonth(await reading, today);
  const [agenda, found] = await Promise.all([reading, orNull(readMonth(events, month, asOf))]);
  const shown: EventsData["shown"] = {
    view: "calendar",
    month,
    events: found && { ...found, items: cardsOf(found.items, query.type) },
  };
  return { agenda, shown };
};

/** Whether what the page is about could not be had. */
const isLost = (shown: EventsData["shown"], page: number): boolean => {
  if (shown.view === "calendar") return shown.events === null;
  return (page > 1 ? shown.past : shown.upcoming) === null;
};

const headOf = ({ t, tenant, language }: Context, shown: EventsData["shown"], page: number): PageHead => {
  const description = t["events.description"](tenant.settings.title);
  // The calendar shows what the list does: search engines are led to that one.
  if (shown.view === "calendar")
    return {
      title: t["month.title"](monthText(shown.month, language)),
      description,
      canonicalPath: EVENTS_PATH,
      isIndexed: false,
    };
  const isBehindLast = page > 1 && shown.past?.items.length === 0;
  return {
    title: page > 1 ? t.onPage(t.events, page) : t.events,
    description,
    canonicalPath: EVENTS_PATH + eventsSearch({ page }),
    ...((isBehindLast || isLost(shown, page)) && { isIndexed: false }),
  };
};

const jsonLdOf = ({ t, tenant }: Context, agenda: Agenda | null): readonly JsonLd[] => [
  breadcrumbList(tenant, [{ name: t.events }]),
  ...itemList(
    t.events,
    (agenda?.items ?? []).map((event) => ({ item: eventThing(tenant, event) })),
  ),
];

/** `/Event`: what is to come with a page of what is over, or a month of both. */
export const eventsLoader = loader(async ({ http, report, now }: RemoteDeps, context: Context) => {
  const asOf = now().toISOString();
  const today = todayOf(asOf);
  const query = parseEventsQuery(context.query, today);
  const asked = { events: new EventClient(http.services, report), asOf, today, query };
  const { agenda, shown } = await (query.view === "calendar" ? readCalendar(asked) : readList(asked));
  const data: EventsData = { asOf, today, types: agenda?.types ?? [], shown };
  return {
    data,
    head: headOf(context, shown, query.page),
    jsonLd: jsonLdOf(context, agenda),
    ...(isLost(shown, query.page) && { status: 503 }),
  };
});
