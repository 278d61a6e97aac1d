import { defineSlot, type SlotDefinition } from "@serambi/kernel/remote";

import type { HomeStore } from "../stores/HomeStore";

type Section<P> = Omit<SlotDefinition<HomeStore, P, null>, "preload">;

/** A section shows what its properties say: it fetches nothing. */
const section = <P>(definition: Section<P>) =>
  defineSlot<HomeStore, P, null>({ ...definition, preload: async () => null });

/** The sections that home pages are made of, in the order of the alphabet. Each is a chunk of its own. */
export const sections = [
  section({
    name: "sites.ages.v1",
    schema: () => import(/* webpackChunkName: "schemas" */ "./ages/schema"),
    load: () => import(/* webpackChunkName: "slot-sites.ages.v1" */ "./ages/Ages"),
    minHeightRem: 44,
  }),
  section({
    name: "sites.calendar.v1",
    schema: () => import(/* webpackChunkName: "schemas" */ "./calendar/schema"),
    load: () => import(/* webpackChunkName: "slot-sites.calendar.v1" */ "./calendar/Calendar"),
    minHeightRem: 44,
  }),
  section({
    name: "sites.chart.v1",
    schema: () => import(/* webpackChunkName: "schemas" */ "./chart/schema"),
    load: () => import(/* webpackChunkName: "slot-sites.chart.v1" */ "./chart/Chart"),
    minHeightRem: 40,
  }),
  section({
    name: "sites.compare-table.v1",
    schema: () => import(/* webpackChunkName: "schemas" */ "./compare-table/schema"),
    load: () => import(/* webpackChunkName: "slot-sites.compare-table.v1" */ "./compare-table/CompareTable"),
    minHeightRem: 40,
  }),
  section({
    name: "sites.contact.v1",
    schema: () => import(/* webpackChunkName: "schemas" */ "./contact/schema"),
    load: () => import(/* webpackChunkName: "slot-sites.contact.v1" */ "./contact/Contact"),
    minHeightRem: 30,
  }),
  section({
    name: "sites.giving.v1",
    schema: () => import(/* webpackChunkName: "schemas" */ "./giving/schema"),
    load: () => import(/* webpackChunkName: "slot-sites.giving.v1" */ "./giving/Giving"),
    minHeightRem: 44,
  }),
  section({
    name: "sites.gradebook.v1",
    schema: () => import(/* webpackChunkName: "schemas" */ "./gradebook/schema"),
    load: () => import(/* webpackChunkName: "slot-sites.gradebook.v1" */ "./gradebook/Gradebook"),
    minHeightRem: 30,
  }),
  section({
    name: "sites.hero-centred.v1",
    schema: () => import(/* webpackChunkName: "schemas" */ "./hero-centred/schema"),
    load: () => import(/* webpackChunkName: "slot-sites.hero-centred.v1" */ "./hero-centred/HeroCentred"),
    minHeightRem: 44,
  }),
  section({
    name: "sites.hero-poster.v1",
    schema: () => import(/* webpackChunkName: "schemas" */ "./hero-poster/schema"),
    load: () => import(/* webpackChunkName: "slot-sites.hero-poster.v1" */ "./hero-poster/HeroPoster"),
    minHeightRem: 56,
  }),
  section({
    name: "sites.hero-split.v1",
    schema: () => import(/* webpackChunkName: "schemas" */ "./hero-split/schema"),
    load: () => import(/* webpackChunkName: "slot-sites.hero-split.v1" */ "./hero-split/HeroSplit"),
    minHeightRem: 44,
  }),
  section({
    name: "sites.hero-statement.v1",
    schema: () => import(/* webpackChunkName: "schemas" */ "./hero-statement/schema"),
    load: () => import(/* webpackChunkName: "slot-sites.hero-statement.v1" */ "./hero-statement/HeroStatement"),
    minHeightRem: 22,
  }),
  section({
    name: "sites.index-rows.v1",
    schema: () => import(/* webpackChunkName: "schemas" */ "./index-rows/schema"),
    load: () => import(/* webpackChunkName: "slot-sites.index-rows.v1" */ "./index-rows/IndexRows"),
    minHeightRem: 30,
  }),
  section({
    name: "sites.letter.v1",
    schema: () => import(/* webpackChunkName: "schemas" */ "./letter/schema"),
    load: () => import(/* webpackChunkName: "slot-sites.letter.v1" */ "./letter/Letter"),
    minHeightRem: 34,
  }),
  section({
    name: "sites.news.v1",
    schema: () => import(/* webpackChunkName: "schemas" */ "./news/schema"),
    load: () => import(/* webpackChunkName: "slot-sites.news.v1" */ "./news/News"),
    minHeightRem: 28,
  }),
  section({
    name: "sites.people-table.v1",
    schema: () => import(/* webpackChunkName: "schemas" */ "./people-table/schema"),
    load: () => import(/* webpackChunkName: "slot-sites.people-table.v1" */ "./people-table/PeopleTable"),
    minHeightRem: 44,
  }),
  section({
    name: "sites.places.v1",
    schema: () => import(/* webpackChunkName: "schemas" */ "./places/schema"),
    load: () => import(/* webpackChunkName: "slot-sites.places.v1" */ "./places/Places"),
    minHeightRem: 24,
  }),
  section({
    name: "sites.price.v1",
    schema: () => import(/* webpackChunkName: "schemas" */ "./price/schema"),
    load: () => import(/* webpackChunkName: "slot-sites.price.v1" */ "./price/Price"),
    minHeightRem: 36,
  }),
  section({
    name: "sites.questions.v1",
    schema: () => import(/* webpackChunkName: "schemas" */ "./questions/schema"),
    load: () => import(/* webpackChunkName: "slot-sites.questions.v1" */ "./questions/Questions"),
    minHeightRem: 34,
  }),
  section({
    name: "sites.quote.v1",
    schema: () => import(/* webpackChunkName: "schemas" */ "./quote/schema"),
    load: () => import(/* webpackChunkName: "slot-sites.quote.v1" */ "./quote/Quote"),
    minHeightRem: 44,
  }),
  section({
    name: "sites.stage.v1",
    schema: () => import(/* webpackChunkName: "schemas" */ "./stage/schema"),
    load: () => import(/* webpackChunkName: "slot-sites.stage.v1" */ "./stage/Stage"),
    minHeightRem: 48,
  }),
  section({
    name: "sites.statements.v1",
    schema: () => import(/* webpackChunkName: "schemas" */ "./statements/schema"),
    load: () => import(/* webpackChunkName: "slot-sites.statements.v1" */ "./statements/Statements"),
    minHeightRem: 26,
  }),
  section({
    name: "sites.steps.v1",
    schema: () => import(/* webpackChunkName: "schemas" */ "./steps/schema"),
    load: () => import(/* webpackChunkName: "slot-sites.steps.v1" */ "./steps/Steps"),
    minHeightRem: 22,
  }),
  section({
    name: "sites.timeline.v1",
    schema: () => import(/* webpackChunkName: "schemas" */ "./timeline/schema"),
    load: () => import(/* webpackChunkName: "slot-sites.timeline.v1" */ "./timeline/Timeline"),
    minHeightRem: 50,
  }),
  section({
    name: "sites.week.v1",
    schema: () => import(/* webpackChunkName: "schemas" */ "./week/schema"),
    load: () => import(/* webpackChunkName: "slot-sites.week.v1" */ "./week/Week"),
    minHeightRem: 32,
  }),
  section({
    name: "sites.works.v1",
    schema: () => import(/* webpackChunkName: "schemas" */ "./works/schema"),
    load: () => import(/* webpackChunkName: "slot-sites.works.v1" */ "./works/Works"),
    minHeightRem: 30,
  }),
] as const;
