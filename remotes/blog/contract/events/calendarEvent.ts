import type { CalendarEvent } from "@serambi/kernel/calendar";
import type { PublicTenant } from "@serambi/kernel/contracts";

import { eventPath, EVENTS_PATH } from "../paths";
import type { EventCard } from "./EventData";
import { lengthMinutes } from "./eventTime";

/** An event as a calendar of the visitor keeps it; the same one entry, whichever page it is added from. */
export const calendarEvent = (tenant: PublicTenant, event: EventCard): CalendarEvent => {
  const { id, title, summary, startsAt, place } = event;
  const url = tenant.origin + (eventPath(tenant, event) ?? EVENTS_PATH);
  return {
    uid: `${id}@${new URL(tenant.origin).host}`,
    title,
    description: summary,
    url,
    location: place ? [place.name, place.address, place.city].filter(Boolean).join(", ") : url,
    when: { startsAt, lengthMinutes: lengthMinutes(event) },
  };
};
