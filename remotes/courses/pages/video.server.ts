import { pageSearch, parsePageNumber } from "@serambi/kernel/pages";
import { fillPath, type PageContext, type RemoteDeps } from "@serambi/kernel/remote";
import { breadcrumbList } from "@serambi/kernel/seo";
import { loader, orNull } from "@serambi/kernel/server";

import { WebinarClient } from "../api/WebinarClient";
import type { Messages } from "../messages/id";

/** `/Video`: the webinars of the site. Search engines get the list, page by page, each webinar as an event; an empty or failed one is nothing to find. */
export const videoLoader = loader(async (deps: RemoteDeps, { t, tenant, pattern, query }: PageContext<Messages>) => {
  const list = await orNull(new WebinarClient(deps).list(parsePageNumber(query)));
  const page = list?.page ?? 1;
  const path = fillPath(pattern);
  const events = (list?.items ?? []).map(({ name, description, startsAt, lengthMinutes, priceIdr, speakers }) => ({
    "@context": "https://schema.org",
    "@type": "EducationEvent",
    name,
    ...(description && { description }),
    startDate: startsAt,
    duration: `PT${lengthMinutes}M`,
    eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
    location: { "@type": "VirtualLocation", url: tenant.origin + path },
    organizer: { "@type": "Organization", name: tenant.settings.title, url: `${tenant.origin}/` },
    isAccessibleForFree: priceIdr === 0,
    ...(speakers.length > 0 && { performer: speakers.map((speaker) => ({ "@type": "Person", name: speaker.name })) }),
  }));
  return {
    data: { list },
    head: {
      title: page > 1 ? t["webinars.page"](page) : t["webinars.title"],
      description: t["webinars.description"],
      canonicalPath: path + pageSearch(page),
      ...(events.length === 0 && { isIndexed: false }),
    },
    jsonLd: [breadcrumbList(tenant, [{ name: t["webinars.title"] }]), ...events],
    ...(list === null && { status: 503 }),
  };
});
