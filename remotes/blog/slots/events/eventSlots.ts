import { defineSlots } from "@serambi/kernel/remote";

/** What other pages may show of events. */
export const eventSlots = defineSlots([
  { name: "events.upcoming.v1", texts: "events", load: () => import("./UpcomingEventsSlot"), minHeightRem: 40 },
]);
