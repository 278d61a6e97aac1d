import { section } from "./section";

/** Sections drawn for the community sites, in the order of the alphabet. */
export const communitySections = [
  section({
    name: "sites.dialogue.v1",
    schema: (schemas) => schemas.dialogue,
    load: () => import(/* webpackChunkName: "slot-sites.dialogue.v1" */ "./dialogue/Dialogue"),
    minHeightRem: 40,
  }),
  section({
    name: "sites.diary.v1",
    schema: (schemas) => schemas.diary,
    load: () => import(/* webpackChunkName: "slot-sites.diary.v1" */ "./diary/Diary"),
    minHeightRem: 160,
  }),
  section({
    name: "sites.heat-table.v1",
    schema: (schemas) => schemas.heatTable,
    load: () => import(/* webpackChunkName: "slot-sites.heat-table.v1" */ "./heat-table/HeatTable"),
    minHeightRem: 44,
  }),
  section({
    name: "sites.hero-cities.v1",
    schema: (schemas) => schemas.heroCities,
    load: () => import(/* webpackChunkName: "slot-sites.hero-cities.v1" */ "./hero-cities/HeroCities"),
    minHeightRem: 44,
  }),
  section({
    name: "sites.hero-filter.v1",
    schema: (schemas) => schemas.heroFilter,
    load: () => import(/* webpackChunkName: "slot-sites.hero-filter.v1" */ "./hero-filter/HeroFilter"),
    minHeightRem: 80,
  }),
  section({
    name: "sites.hero-letter.v1",
    schema: (schemas) => schemas.heroLetter,
    load: () => import(/* webpackChunkName: "slot-sites.hero-letter.v1" */ "./hero-letter/HeroLetter"),
    minHeightRem: 56,
  }),
  section({
    name: "sites.hero-yearbook.v1",
    schema: (schemas) => schemas.heroYearbook,
    load: () => import(/* webpackChunkName: "slot-sites.hero-yearbook.v1" */ "./hero-yearbook/HeroYearbook"),
    minHeightRem: 56,
  }),
  section({
    name: "sites.margin-notes.v1",
    schema: (schemas) => schemas.marginNotes,
    load: () => import(/* webpackChunkName: "slot-sites.margin-notes.v1" */ "./margin-notes/MarginNotes"),
    minHeightRem: 40,
  }),
  section({
    name: "sites.openings.v1",
    schema: (schemas) => schemas.openings,
    load: () => import(/* webpackChunkName: "slot-sites.openings.v1" */ "./openings/Openings"),
    minHeightRem: 44,
  }),
  section({
    name: "sites.pass-on.v1",
    schema: (schemas) => schemas.passOn,
    load: () => import(/* webpackChunkName: "slot-sites.pass-on.v1" */ "./pass-on/PassOn"),
    minHeightRem: 52,
  }),
  section({
    name: "sites.postscript.v1",
    schema: (schemas) => schemas.postscript,
    load: () => import(/* webpackChunkName: "slot-sites.postscript.v1" */ "./postscript/Postscript"),
    minHeightRem: 12,
  }),
  section({
    name: "sites.provisions.v1",
    schema: (schemas) => schemas.provisions,
    load: () => import(/* webpackChunkName: "slot-sites.provisions.v1" */ "./provisions/Provisions"),
    minHeightRem: 26,
  }),
  section({
    name: "sites.read-through.v1",
    schema: (schemas) => schemas.readThrough,
    load: () => import(/* webpackChunkName: "slot-sites.read-through.v1" */ "./read-through/ReadThrough"),
    minHeightRem: 44,
  }),
  section({
    name: "sites.reply-slip.v1",
    schema: (schemas) => schemas.replySlip,
    load: () => import(/* webpackChunkName: "slot-sites.reply-slip.v1" */ "./reply-slip/ReplySlip"),
    minHeightRem: 32,
  }),
  section({
    name: "sites.reunion.v1",
    schema: (schemas) => schemas.reunion,
    load: () => import(/* webpackChunkName: "slot-sites.reunion.v1" */ "./reunion/Reunion"),
    minHeightRem: 40,
  }),
  section({
    name: "sites.session.v1",
    schema: (schemas) => schemas.session,
    load: () => import(/* webpackChunkName: "slot-sites.session.v1" */ "./session/Session"),
    minHeightRem: 44,
  }),
  section({
    name: "sites.superlatives.v1",
    schema: (schemas) => schemas.superlatives,
    load: () => import(/* webpackChunkName: "slot-sites.superlatives.v1" */ "./superlatives/Superlatives"),
    minHeightRem: 44,
  }),
  section({
    name: "sites.terms-table.v1",
    schema: (schemas) => schemas.termsTable,
    load: () => import(/* webpackChunkName: "slot-sites.terms-table.v1" */ "./terms-table/TermsTable"),
    minHeightRem: 36,
  }),
  section({
    name: "sites.works-table.v1",
    schema: (schemas) => schemas.worksTable,
    load: () => import(/* webpackChunkName: "slot-sites.works-table.v1" */ "./works-table/WorksTable"),
    minHeightRem: 40,
  }),
  section({
    name: "sites.year-pins.v1",
    schema: (schemas) => schemas.yearPins,
    load: () => import(/* webpackChunkName: "slot-sites.year-pins.v1" */ "./year-pins/YearPins"),
    minHeightRem: 34,
  }),
] as const;
