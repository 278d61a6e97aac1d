import { definePages } from "@serambi/kernel/remote";

import { EVENT_PATH, EVENTS_PATH } from "../../contract/paths";

/** The pages of events. */
export const eventPages = definePages([
  { id: "events", paths: [EVENTS_PATH], texts: "events", load: () => import("./EventsPage") },
  { id: "event", paths: [EVENT_PATH], texts: "events", load: () => import("./EventPage") },
]);
