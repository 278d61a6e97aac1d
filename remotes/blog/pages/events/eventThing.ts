import type { PublicTenant } from "@serambi/kernel/contracts";
import type { JsonLd } from "@serambi/kernel/seo";

import type { EventSummary } from "../../contract/hosts/posts";
import { eventPath, EVENTS_PATH } from "../../contract/paths";

const modeOf = ({ place, isOnline }: EventSummary): string => {
  if (!place) return "Online";
  return isOnline ? "Mixed" : "Offline";
};

/** What schema.org says of one event, without its context. Its moments carry the offset of its own time zone. */
export const eventThing = (tenant: PublicTenant, event: EventSummary): JsonLd => {
  const { title, summary, startsAt, endsAt, place, isOnline, cover, language } = event;
  const url = tenant.origin + (eventPath(tenant, event) ?? EVENTS_PATH);
  const spot = place && {
    "@type": "Place",
    name: place.name,
    address: {
      "@type": "PostalAddress",
      ...(place.address && { streetAddress: place.address }),
      addressLocality: place.city,
      addressCountry: "ID",
    },
  };
  const stream = (isOnline || !place) && { "@type": "VirtualLocation", url };
  return {
    "@type": "Event",
    name: title,
    description: summary || title,
    url,
    startDate: startsAt,
    endDate: endsAt,
    eventAttendanceMode: `https://schema.org/${modeOf(event)}EventAttendanceMode`,
    eventStatus: "https://schema.org/EventScheduled",
    location: spot && stream ? [spot, stream] : (spot ?? stream),
    organizer: { "@type": "Organization", name: tenant.settings.title, url: `${tenant.origin}/` },
    inLanguage: language,
    ...(cover && URL.canParse(cover, tenant.origin) && { image: new URL(cover, tenant.origin).href }),
  };
};
