import type { ServerSlots } from "@serambi/kernel/server";

import type { eventSlots } from "./eventSlots";
import { upcomingSlot } from "./upcoming.server";

/** The server's parts of the slots of events, by their names. */
export const eventServerSlots = { "events.upcoming.v1": upcomingSlot } satisfies ServerSlots<typeof eventSlots>;
