import type { HomeSection, PageSetting } from "@serambi/kernel/contracts";
import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { breadcrumbList, type JsonLd, type PageHead } from "@serambi/kernel/seo";
import { loader, orNull } from "@serambi/kernel/server";

import { pagesApi } from "../../api/pages/PagesApi";
import type { FestivalClass } from "../../contract/pages/FestivalClass";
import { BELAJAR_BERSAMA_PATH } from "../../contract/paths";
import type { PagesMessages } from "../../messages/pages.id";
import { endingOf } from "../endingOf.server";
import { sectionList } from "../sectionList.server";
import { settingHead } from "./settingHead.server";

type Context = PageContext<PagesMessages>;

/** Name, description and logo of the festival's class (specification sections 2.3 and 2.4); without it, what the setting says. */
const headOf = (page: PageSetting, festival: FestivalClass | null, { t }: Context): PageHead => ({
  ...settingHead(page, BELAJAR_BERSAMA_PATH),
  // The class has a page of its own, by its bare name.
  ...(festival?.name && { title: t["festival.headTitle"](festival.name) }),
  ...(festival?.description && { description: festival.description }),
  ...(festival?.logo && { image: festival.logo, imageAlt: festival.name }),
});

/** The poster's section says where it is. */
const placeIn = (sections: readonly HomeSection[]): string => {
  const places = sections.map(({ props }) => props["place"]);
  return places.find((place) => typeof place === "string") ?? "";
};

const eventOf = (
  { name, description, startsOn, endsOn, priceIdr }: FestivalClass,
  place: string,
  { tenant }: Context,
): JsonLd => ({
  "@context": "https://schema.org",
  "@type": "Event",
  name,
  description,
  url: tenant.origin + BELAJAR_BERSAMA_PATH,
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
});

/**
 * `/BelajarBersama` (specification section 2.1). The class that the page tells of in its head is asked for beside the page
 * (section 2.3), which stands without it.
 */
export const festivalLoader = loader(async (deps: RemoteDeps, context: Context) => {
  const { t, tenant } = context;
  const api = pagesApi(deps);
  const [page, festival] = await Promise.all([
    api.readPage("belajar-bersama").catch(endingOf(t["page.failed"])),
    orNull(api.readFestival()),
  ]);
  if ("kind" in page) return page;
  return {
    ...sectionList(page.sections, page.title),
    head: headOf(page, festival, context),
    // The way here, and the festival with its days.
    jsonLd: [
      breadcrumbList(tenant, [{ name: page.title, path: BELAJAR_BERSAMA_PATH }]),
      ...(festival?.startsOn ? [eventOf(festival, placeIn(page.sections), context)] : []),
    ],
  };
});
