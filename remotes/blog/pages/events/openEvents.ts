import { standing } from "@serambi/kernel/pages";
import type { PageContext, PageOutcome } from "@serambi/kernel/remote";

import { parseEventsQuery } from "../../contract/events/eventsQuery";
import type { Messages } from "../../messages/id";
import type { BlogStore } from "../../stores/BlogStore";
import { eventsOf } from "../../stores/events/eventsOf";

/** Brings the events to what the address asks for: the list with a page of what is over, or a month. */
export const openEvents = async (store: BlogStore, { query }: PageContext<Messages>): Promise<PageOutcome> => {
  const events = eventsOf(store);
  const wanted = parseEventsQuery(query, events.today);
  if (wanted.view === "calendar") {
    const month = await events.showMonth(wanted.month);
    return standing(events.month(month).state);
  }
  await events.showList(wanted);
  return standing((wanted.page > 1 ? events.past : events.agenda).state);
};
