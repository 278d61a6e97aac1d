import { serverSlot } from "@serambi/kernel/server";

import { EventClient } from "../../api/events/EventClient";
import { eventCard } from "../../api/events/eventCard";
import { UpcomingProps } from "../../contract/events/upcomingSlot";

/** `events.upcoming.v1`: the next events. */
export const upcomingSlot = serverSlot(UpcomingProps, async ({ http, report, now }, { limit }) => {
  const { items } = await new EventClient(http.services, report).list({ page: 1, pageSize: limit, isActive: true });
  return { items: items.map(eventCard), asOf: now().toISOString() };
});
