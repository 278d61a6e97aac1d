import type { PublicTenant } from "@serambi/kernel/contracts";
import type { JsonLd } from "@serambi/kernel/seo";

import { coursePath } from "../../contract/paths";
import type { ProgramEvent } from "../../contract/programs/ProgramEvent";

/**
 * An element of a list of events, as schema.org has it.
 * @param path of the page it stands on, where the class has none
 */
export const eventThing = (tenant: PublicTenant, path: string, event: ProgramEvent): JsonLd => {
  const url = tenant.origin + (coursePath(tenant, event.slug) ?? path);
  return {
    item: {
      "@type": "EducationEvent",
      name: event.name,
      url,
      startDate: event.startsAt ?? event.day,
      ...(event.endsOn && { endDate: event.endsOn }),
      eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
      eventStatus: "https://schema.org/EventScheduled",
      // Each has its classroom on this platform, wherever else its people meet.
      location: { "@type": "VirtualLocation", url },
      organizer: { "@type": "Organization", name: tenant.settings.title, url: `${tenant.origin}/` },
    },
  };
};
