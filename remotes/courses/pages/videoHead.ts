import { pageSearch } from "@serambi/kernel/pages";
import { fillPath, type PageContext } from "@serambi/kernel/remote";
import { breadcrumbList, type JsonLd, type PageHead } from "@serambi/kernel/seo";

import type { Messages } from "../messages/id";
import type { CoursesStore } from "../stores/CoursesStore";

type Context = PageContext<Messages>;

/** Search engines get the list, page by page; an empty or failed one is nothing to find. */
export const videoHead = ({ webinars }: CoursesStore, { t, pattern }: Context): PageHead => {
  const { data } = webinars.data.state;
  const page = data?.page ?? 1;
  return {
    title: page > 1 ? t["webinars.page"](page) : t["webinars.title"],
    description: t["webinars.description"],
    canonicalPath: fillPath(pattern) + pageSearch(page),
    ...(!data?.items.length && { isIndexed: false }),
  };
};

/** The way here, and each webinar as an event. */
export const videoJsonLd = ({ webinars }: CoursesStore, { t, tenant, pattern }: Context): readonly JsonLd[] => [
  breadcrumbList(tenant, [{ name: t["webinars.title"] }]),
  ...(webinars.data.state.data?.items ?? []).map(
    ({ name, description, startsAt, lengthMinutes, priceIdr, speakers }) => ({
      "@context": "https://schema.org",
      "@type": "EducationEvent",
      name,
      ...(description && { description }),
      startDate: startsAt,
      duration: `PT${lengthMinutes}M`,
      eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
      location: { "@type": "VirtualLocation", url: tenant.origin + fillPath(pattern) },
      organizer: { "@type": "Organization", name: tenant.settings.title, url: `${tenant.origin}/` },
      isAccessibleForFree: priceIdr === 0,
      ...(speakers.length > 0 && { performer: speakers.map((speaker) => ({ "@type": "Person", name: speaker.name })) }),
    }),
  ),
];
