import type { PageContext } from "@serambi/kernel/remote";
import { breadcrumbList, itemList, type JsonLd, type PageHead } from "@serambi/kernel/seo";

import { monthText } from "../../components/events/eventTexts";
import { eventsSearch, parseEventsQuery } from "../../contract/events/eventsQuery";
import { EVENTS_PATH } from "../../contract/paths";
import type { Messages } from "../../messages/id";
import type { BlogStore } from "../../stores/BlogStore";
import { eventsOf } from "../../stores/events/eventsOf";
import { eventThing } from "./eventThing";

type Context = PageContext<Messages>;

/** The calendar shows what the list does: search engines are led to that one. */
export const eventsHead = (store: BlogStore, { t, tenant, query, language }: Context): PageHead => {
  const events = eventsOf(store);
  const { view, page, month } = parseEventsQuery(query, events.today);
  const description = t["events.description"](tenant.settings.title);
  if (view === "calendar")
    return {
      title: t["month.title"](monthText(month ?? events.firstMonth, language)),
      description,
      canonicalPath: EVENTS_PATH,
      isIndexed: false,
    };
  return {
    title: page > 1 ? t.onPage(t.events, page) : t.events,
    description,
    canonicalPath: EVENTS_PATH + eventsSearch({ page }),
    // A page behind the last one.
    ...(page > 1 && events.past.state.data?.items.length === 0 && { isIndexed: false }),
  };
};

export const eventsJsonLd = (store: BlogStore, { t, tenant }: Context): readonly JsonLd[] => [
  breadcrumbList(tenant, [{ name: t.events }]),
  ...itemList(
    t.events,
    (eventsOf(store).agenda.state.data?.items ?? []).map((event) => ({ item: eventThing(tenant, event) })),
  ),
];
