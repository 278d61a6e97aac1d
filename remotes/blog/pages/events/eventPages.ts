import { chunkPage } from "@serambi/kernel/pages";

import { EVENT_PATH, EVENTS_PATH } from "../../contract/paths";
import type { Messages } from "../../messages/id";
import type { BlogStore } from "../../stores/BlogStore";

const part = { texts: "events", reads: ({ deps }: BlogStore) => deps.events() };

/** The pages of events. */
export const eventPages = [
  chunkPage<BlogStore, Messages>({
    ...part,
    id: "events",
    paths: [EVENTS_PATH],
    load: () => import(/* webpackChunkName: "page-events" */ "./EventsPage"),
  }),
  chunkPage<BlogStore, Messages>({
    ...part,
    id: "event",
    paths: [EVENT_PATH],
    load: () => import(/* webpackChunkName: "page-event" */ "./EventPage"),
  }),
];
