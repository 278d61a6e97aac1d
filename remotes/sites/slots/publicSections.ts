import { section } from "./section";

/** Sections drawn for the public sites, in the order of the alphabet. */
export const publicSections = [
  section({
    name: "sites.about.v1",
    schema: (schemas) => schemas.about,
    load: () => import(/* webpackChunkName: "slot-sites.about.v1" */ "./about/About"),
    minHeightRem: 14,
  }),
  section({
    name: "sites.answers.v1",
    schema: (schemas) => schemas.answers,
    load: () => import(/* webpackChunkName: "slot-sites.answers.v1" */ "./answers/Answers"),
    minHeightRem: 60,
  }),
  section({
    name: "sites.budget.v1",
    schema: (schemas) => schemas.budget,
    load: () => import(/* webpackChunkName: "slot-sites.budget.v1" */ "./budget/Budget"),
    minHeightRem: 36,
  }),
  section({
    name: "sites.bulletin.v1",
    schema: (schemas) => schemas.bulletin,
    load: () => import(/* webpackChunkName: "slot-sites.bulletin.v1" */ "./bulletin/Bulletin"),
    minHeightRem: 16,
  }),
  section({
    name: "sites.class-rows.v1",
    schema: (schemas) => schemas.classRows,
    load: () => import(/* webpackChunkName: "slot-sites.class-rows.v1" */ "./class-rows/ClassRows"),
    minHeightRem: 52,
  }),
  section({
    name: "sites.drawers.v1",
    schema: (schemas) => schemas.drawers,
    load: () => import(/* webpackChunkName: "slot-sites.drawers.v1" */ "./drawers/Drawers"),
    minHeightRem: 24,
  }),
  section({
    name: "sites.form.v1",
    schema: (schemas) => schemas.form,
    load: () => import(/* webpackChunkName: "slot-sites.form.v1" */ "./form/AnswerForm"),
    minHeightRem: 64,
  }),
  section({
    name: "sites.hero-card.v1",
    schema: (schemas) => schemas.heroCard,
    load: () => import(/* webpackChunkName: "slot-sites.hero-card.v1" */ "./hero-card/HeroCard"),
    minHeightRem: 44,
  }),
  section({
    name: "sites.hero-selvedge.v1",
    schema: (schemas) => schemas.heroSelvedge,
    load: () => import(/* webpackChunkName: "slot-sites.hero-selvedge.v1" */ "./hero-selvedge/HeroSelvedge"),
    minHeightRem: 46,
  }),
  section({
    name: "sites.hero-sheet.v1",
    schema: (schemas) => schemas.heroSheet,
    load: () => import(/* webpackChunkName: "slot-sites.hero-sheet.v1" */ "./hero-sheet/HeroSheet"),
    minHeightRem: 26,
  }),
  section({
    name: "sites.offers.v1",
    schema: (schemas) => schemas.offers,
    load: () => import(/* webpackChunkName: "slot-sites.offers.v1" */ "./offers/Offers"),
    minHeightRem: 20,
  }),
  section({
    name: "sites.saying.v1",
    schema: (schemas) => schemas.saying,
    load: () => import(/* webpackChunkName: "slot-sites.saying.v1" */ "./saying/Saying"),
    minHeightRem: 20,
  }),
  section({
    name: "sites.shelf.v1",
    schema: (schemas) => schemas.shelf,
    load: () => import(/* webpackChunkName: "slot-sites.shelf.v1" */ "./shelf/Shelf"),
    minHeightRem: 52,
  }),
  section({
    name: "sites.slips.v1",
    schema: (schemas) => schemas.slips,
    load: () => import(/* webpackChunkName: "slot-sites.slips.v1" */ "./slips/Slips"),
    minHeightRem: 36,
  }),
] as const;
