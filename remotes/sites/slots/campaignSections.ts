import { section } from "./section";

/** Sections drawn for the campaign sites, in the order of the alphabet. */
export const campaignSections = [
  section({
    name: "sites.briefs.v1",
    schema: (schemas) => schemas.briefs,
    load: () => import(/* webpackChunkName: "slot-sites.briefs.v1" */ "./briefs/Briefs"),
    minHeightRem: 24,
  }),
  section({
    name: "sites.cautions.v1",
    schema: (schemas) => schemas.cautions,
    load: () => import(/* webpackChunkName: "slot-sites.cautions.v1" */ "./cautions/Cautions"),
    minHeightRem: 30,
  }),
  section({
    name: "sites.day-hours.v1",
    schema: (schemas) => schemas.dayHours,
    load: () => import(/* webpackChunkName: "slot-sites.day-hours.v1" */ "./day-hours/DayHours"),
    minHeightRem: 22,
  }),
  section({
    name: "sites.entry-hours.v1",
    schema: (schemas) => schemas.entryHours,
    load: () => import(/* webpackChunkName: "slot-sites.entry-hours.v1" */ "./entry-hours/EntryHours"),
    minHeightRem: 44,
  }),
  section({
    name: "sites.gantt.v1",
    schema: (schemas) => schemas.gantt,
    load: () => import(/* webpackChunkName: "slot-sites.gantt.v1" */ "./gantt/Gantt"),
    minHeightRem: 60,
  }),
  section({
    name: "sites.hero-climb.v1",
    schema: (schemas) => schemas.heroClimb,
    load: () => import(/* webpackChunkName: "slot-sites.hero-climb.v1" */ "./hero-climb/HeroClimb"),
    minHeightRem: 56,
  }),
  section({
    name: "sites.hero-countdown.v1",
    schema: (schemas) => schemas.heroCountdown,
    load: () => import(/* webpackChunkName: "slot-sites.hero-countdown.v1" */ "./hero-countdown/HeroCountdown"),
    minHeightRem: 56,
  }),
  section({
    name: "sites.hero-figure.v1",
    schema: (schemas) => schemas.heroFigure,
    load: () => import(/* webpackChunkName: "slot-sites.hero-figure.v1" */ "./hero-figure/HeroFigure"),
    minHeightRem: 52,
  }),
  section({
    name: "sites.hero-plan.v1",
    schema: (schemas) => schemas.heroPlan,
    load: () => import(/* webpackChunkName: "slot-sites.hero-plan.v1" */ "./hero-plan/HeroPlan"),
    minHeightRem: 56,
  }),
  section({
    name: "sites.house-rules.v1",
    schema: (schemas) => schemas.houseRules,
    load: () => import(/* webpackChunkName: "slot-sites.house-rules.v1" */ "./house-rules/HouseRules"),
    minHeightRem: 36,
  }),
  section({
    name: "sites.logbook.v1",
    schema: (schemas) => schemas.logbook,
    load: () => import(/* webpackChunkName: "slot-sites.logbook.v1" */ "./logbook/Logbook"),
    minHeightRem: 80,
  }),
  section({
    name: "sites.outcomes.v1",
    schema: (schemas) => schemas.outcomes,
    load: () => import(/* webpackChunkName: "slot-sites.outcomes.v1" */ "./outcomes/Outcomes"),
    minHeightRem: 40,
  }),
  section({
    name: "sites.prizes.v1",
    schema: (schemas) => schemas.prizes,
    load: () => import(/* webpackChunkName: "slot-sites.prizes.v1" */ "./prizes/Prizes"),
    minHeightRem: 48,
  }),
  section({
    name: "sites.programme.v1",
    schema: (schemas) => schemas.programme,
    load: () => import(/* webpackChunkName: "slot-sites.programme.v1" */ "./programme/Programme"),
    minHeightRem: 60,
  }),
  section({
    name: "sites.quilt.v1",
    schema: (schemas) => schemas.quilt,
    load: () => import(/* webpackChunkName: "slot-sites.quilt.v1" */ "./quilt/Quilt"),
    minHeightRem: 70,
  }),
  section({
    name: "sites.refund.v1",
    schema: (schemas) => schemas.refund,
    load: () => import(/* webpackChunkName: "slot-sites.refund.v1" */ "./refund/Refund"),
    minHeightRem: 36,
  }),
  section({
    name: "sites.signed-promises.v1",
    schema: (schemas) => schemas.signedPromises,
    load: () => import(/* webpackChunkName: "slot-sites.signed-promises.v1" */ "./signed-promises/SignedPromises"),
    minHeightRem: 36,
  }),
  section({
    name: "sites.sponsor-tiers.v1",
    schema: (schemas) => schemas.sponsorTiers,
    load: () => import(/* webpackChunkName: "slot-sites.sponsor-tiers.v1" */ "./sponsor-tiers/SponsorTiers"),
    minHeightRem: 52,
  }),
  section({
    name: "sites.ticket.v1",
    schema: (schemas) => schemas.ticket,
    load: () => import(/* webpackChunkName: "slot-sites.ticket.v1" */ "./ticket/Ticket"),
    minHeightRem: 44,
  }),
  section({
    name: "sites.vacancies.v1",
    schema: (schemas) => schemas.vacancies,
    load: () => import(/* webpackChunkName: "slot-sites.vacancies.v1" */ "./vacancies/Vacancies"),
    minHeightRem: 48,
  }),
] as const;
