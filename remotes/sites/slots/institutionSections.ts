import { section } from "./section";

/** Sections drawn for the institution sites, in the order of the alphabet. */
export const institutionSections = [
  section({
    name: "sites.ask.v1",
    schema: (schemas) => schemas.ask,
    load: () => import(/* webpackChunkName: "slot-sites.ask.v1" */ "./ask/Ask"),
    minHeightRem: 14,
  }),
  section({
    name: "sites.before-after.v1",
    schema: (schemas) => schemas.beforeAfter,
    load: () => import(/* webpackChunkName: "slot-sites.before-after.v1" */ "./before-after/BeforeAfter"),
    minHeightRem: 60,
  }),
  section({
    name: "sites.cases.v1",
    schema: (schemas) => schemas.cases,
    load: () => import(/* webpackChunkName: "slot-sites.cases.v1" */ "./cases/Cases"),
    minHeightRem: 50,
  }),
  section({
    name: "sites.cohort-table.v1",
    schema: (schemas) => schemas.cohortTable,
    load: () => import(/* webpackChunkName: "slot-sites.cohort-table.v1" */ "./cohort-table/CohortTable"),
    minHeightRem: 36,
  }),
  section({
    name: "sites.curriculum.v1",
    schema: (schemas) => schemas.curriculum,
    load: () => import(/* webpackChunkName: "slot-sites.curriculum.v1" */ "./curriculum/Curriculum"),
    minHeightRem: 44,
  }),
  section({
    name: "sites.dispatches.v1",
    schema: (schemas) => schemas.dispatches,
    load: () => import(/* webpackChunkName: "slot-sites.dispatches.v1" */ "./dispatches/Dispatches"),
    minHeightRem: 50,
  }),
  section({
    name: "sites.fees.v1",
    schema: (schemas) => schemas.fees,
    load: () => import(/* webpackChunkName: "slot-sites.fees.v1" */ "./fees/Fees"),
    minHeightRem: 36,
  }),
  section({
    name: "sites.hero-atlas.v1",
    schema: (schemas) => schemas.heroAtlas,
    load: () => import(/* webpackChunkName: "slot-sites.hero-atlas.v1" */ "./hero-atlas/HeroAtlas"),
    minHeightRem: 60,
  }),
  section({
    name: "sites.hero-services.v1",
    schema: (schemas) => schemas.heroServices,
    load: () => import(/* webpackChunkName: "slot-sites.hero-services.v1" */ "./hero-services/HeroServices"),
    minHeightRem: 50,
  }),
  section({
    name: "sites.hero-slope.v1",
    schema: (schemas) => schemas.heroSlope,
    load: () => import(/* webpackChunkName: "slot-sites.hero-slope.v1" */ "./hero-slope/HeroSlope"),
    minHeightRem: 56,
  }),
  section({
    name: "sites.hero-transcript.v1",
    schema: (schemas) => schemas.heroTranscript,
    load: () => import(/* webpackChunkName: "slot-sites.hero-transcript.v1" */ "./hero-transcript/HeroTranscript"),
    minHeightRem: 60,
  }),
  section({
    name: "sites.partners.v1",
    schema: (schemas) => schemas.partners,
    load: () => import(/* webpackChunkName: "slot-sites.partners.v1" */ "./partners/Partners"),
    minHeightRem: 34,
  }),
  section({
    name: "sites.procurement.v1",
    schema: (schemas) => schemas.procurement,
    load: () => import(/* webpackChunkName: "slot-sites.procurement.v1" */ "./procurement/Procurement"),
    minHeightRem: 52,
  }),
  section({
    name: "sites.record.v1",
    schema: (schemas) => schemas.record,
    load: () => import(/* webpackChunkName: "slot-sites.record.v1" */ "./record/Record"),
    minHeightRem: 36,
  }),
  section({
    name: "sites.rules.v1",
    schema: (schemas) => schemas.rules,
    load: () => import(/* webpackChunkName: "slot-sites.rules.v1" */ "./rules/Rules"),
    minHeightRem: 40,
  }),
  section({
    name: "sites.schedule.v1",
    schema: (schemas) => schemas.schedule,
    load: () => import(/* webpackChunkName: "slot-sites.schedule.v1" */ "./schedule/Schedule"),
    minHeightRem: 36,
  }),
  section({
    name: "sites.staircase.v1",
    schema: (schemas) => schemas.staircase,
    load: () => import(/* webpackChunkName: "slot-sites.staircase.v1" */ "./staircase/Staircase"),
    minHeightRem: 44,
  }),
  section({
    name: "sites.voice.v1",
    schema: (schemas) => schemas.voice,
    load: () => import(/* webpackChunkName: "slot-sites.voice.v1" */ "./voice/Voice"),
    minHeightRem: 36,
  }),
  section({
    name: "sites.vows.v1",
    schema: (schemas) => schemas.vows,
    load: () => import(/* webpackChunkName: "slot-sites.vows.v1" */ "./vows/Vows"),
    minHeightRem: 36,
  }),
] as const;
