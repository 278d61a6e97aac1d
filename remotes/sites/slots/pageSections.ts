import { defineSlot } from "@serambi/kernel/remote";

import type { FestivalClass } from "../contract/pages/FestivalClass";
import type { SitesStore } from "../stores/SitesStore";
import type { FestivalClassProps } from "./festival-class/schema";
import { loadSchemas, section } from "./section";

/** Texts of the pages that these sections are made for: home pages carry none of them. */
const texts = "pages";

/** Sections of the festival's page and of the book's, and what any page shows that has none. */
export const pageSections = [
  section({
    name: "sites.activities.v1",
    schema: (schemas) => schemas.activities,
    load: () => import(/* webpackChunkName: "slot-sites.activities.v1" */ "./activities/Activities"),
    minHeightRem: 60,
  }),
  section({
    name: "sites.empty-page.v1",
    schema: (schemas) => schemas.emptyPage,
    load: () => import(/* webpackChunkName: "slot-sites.empty-page.v1" */ "./empty-page/EmptyPage"),
    minHeightRem: 30,
  }),
  defineSlot<SitesStore, FestivalClassProps, FestivalClass | null>({
    name: "sites.festival-class.v1",
    schema: async () => ({ schema: (await loadSchemas()).festivalClass }),
    load: () => import(/* webpackChunkName: "slot-sites.festival-class.v1" */ "./festival-class/FestivalClass"),
    texts,
    // The page that it stands on has asked already: both see the same answer.
    preload: async (store) => {
      const { pagesOf } = await import(/* webpackChunkName: "stores-pages" */ "../stores/pages/pagesOf");
      return pagesOf(store).page("belajar-bersama").loadFestival();
    },
    minHeightRem: 40,
  }),
  section({
    name: "sites.hero-fair.v1",
    schema: (schemas) => schemas.heroFair,
    load: () => import(/* webpackChunkName: "slot-sites.hero-fair.v1" */ "./hero-fair/HeroFair"),
    minHeightRem: 48,
  }),
  section({
    name: "sites.hero-jacket.v1",
    schema: (schemas) => schemas.heroJacket,
    load: () => import(/* webpackChunkName: "slot-sites.hero-jacket.v1" */ "./hero-jacket/HeroJacket"),
    minHeightRem: 52,
  }),
  section({
    name: "sites.partner-logos.v1",
    schema: (schemas) => schemas.partnerLogos,
    load: () => import(/* webpackChunkName: "slot-sites.partner-logos.v1" */ "./partner-logos/PartnerLogos"),
    minHeightRem: 44,
  }),
  section({
    name: "sites.speakers.v1",
    schema: (schemas) => schemas.speakers,
    load: () => import(/* webpackChunkName: "slot-sites.speakers.v1" */ "./speakers/Speakers"),
    texts,
    minHeightRem: 60,
  }),
  section({
    name: "sites.sponsorship.v1",
    schema: (schemas) => schemas.sponsorship,
    load: () => import(/* webpackChunkName: "slot-sites.sponsorship.v1" */ "./sponsorship/Sponsorship"),
    texts,
    minHeightRem: 56,
  }),
] as const;
