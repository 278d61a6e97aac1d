import type { PageContext } from "@serambi/kernel/remote";
import { breadcrumbList, type JsonLd, type PageHead } from "@serambi/kernel/seo";

import type { FestivalClass } from "../../contract/pages/FestivalClass";
import { BELAJAR_BERSAMA_PATH } from "../../contract/paths";
import type { SitesMessages } from "../../messages/id";
import { pagesOf } from "../../stores/pages/pagesOf";
import type { SitesStore } from "../../stores/SitesStore";
import { settingHead } from "./settingHead";

type Context = PageContext<SitesMessages>;

const pageOf = (store: SitesStore) => pagesOf(store).page("belajar-bersama");

/** Name, description and logo of the festival's class (specification sections 2.3 and 2.4); without it, what the setting says. */
export const festivalHead = (store: SitesStore, { t }: Context): PageHead => {
  const { setting, festival } = pageOf(store);
  const { data } = festival.state;
  return {
    ...settingHead(setting.state.data, BELAJAR_BERSAMA_PATH),
    // The class has a page of its own, by its bare name.
    ...(data?.name && { title: t["festival.headTitle"](data.name) }),
    ...(data?.description && { description: data.description }),
    ...(data?.logo && { image: data.logo, imageAlt: data.name }),
  };
};

/** The poster's section says where it is. */
const placeIn = (store: SitesStore): string => {
  const places = pageOf(store).sections.map(({ props }) => props["place"]);
  return places.find((place) => typeof place === "string") ?? "";
};

const eventOf = (
  { name, description, startsOn, endsOn, priceIdr }: FestivalClass,
  place: string,
  { tenant }: Context,
): JsonLd => {
  const url = tenant.origin + BELAJAR_BERSAMA_PATH;
  return {
    "@context": "https://schema.org",
    "@type": "Event",
    name,
    description,
    url,
    startDate: startsOn,
    ...(endsOn && { endDate: endsOn }),
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    eventStatus: "https://schema.org/EventScheduled",
    location: {
      "@type": "Place",
      name: place || tenant.settings.title,
      address: {
        "@type": "PostalAddress",
        ...(place && { addressLocality: place.split(", ").at(-1) }),
        addressCountry: "ID",
      },
    },
    organizer: {
      "@type": "Organization",
      name: tenant.settings.meta.site_name || tenant.settings.title,
      url: `${tenant.origin}/`,
    },
    inLanguage: tenant.language,
    isAccessibleForFree: priceIdr === 0,
  };
};

/** The way here, and the festival with its days. */
export const festivalJsonLd = (store: SitesStore, context: Context): readonly JsonLd[] => {
  const { setting, festival } = pageOf(store);
  const { data: page } = setting.state;
  if (!page) return [];
  const { data } = festival.state;
  return [
    breadcrumbList(context.tenant, [{ name: page.title, path: BELAJAR_BERSAMA_PATH }]),
    ...(data?.startsOn ? [eventOf(data, placeIn(store), context)] : []),
  ];
};
