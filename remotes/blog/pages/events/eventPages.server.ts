import type { ServerPages } from "@serambi/kernel/server";

import { eventLoader } from "./event.server";
import type { eventPages } from "./eventPages";
import { eventsLoader } from "./events.server";

/** The server's parts of the pages of events, by their ids. */
export const eventServerPages = {
  events: { loader: eventsLoader },
  event: { loader: eventLoader },
} satisfies ServerPages<typeof eventPages>;
