import { defineSlot } from "@serambi/kernel/remote";

import type { UpcomingData } from "../../contract/events/EventData";
import type { UpcomingProps } from "../../contract/events/upcomingSlot";
import type { BlogStore } from "../../stores/BlogStore";

/** What other pages may show of events. */
export const eventSlots = [
  defineSlot<BlogStore, UpcomingProps, UpcomingData>({
    name: "events.upcoming.v1",
    texts: "events",
    schema: () => import(/* webpackChunkName: "schema-events-upcoming" */ "../../contract/events/upcomingSlot"),
    load: () => import(/* webpackChunkName: "slot-events.upcoming.v1" */ "./UpcomingEventsSlot"),
    preload: async ({ deps }, { limit }) => {
      const { items } = await (await deps.events()).list({ page: 1, pageSize: limit, isActive: true });
      return { items, asOf: deps.now().toISOString() };
    },
    minHeightRem: 40,
  }),
];
