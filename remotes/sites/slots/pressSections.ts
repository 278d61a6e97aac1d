import { section } from "./section";

/** Sections drawn for the press sites, in the order of the alphabet. */
export const pressSections = [
  section({
    name: "sites.articles.v1",
    schema: (schemas) => schemas.articles,
    load: () => import(/* webpackChunkName: "slot-sites.articles.v1" */ "./articles/Articles"),
    minHeightRem: 36,
  }),
  section({
    name: "sites.blurb.v1",
    schema: (schemas) => schemas.blurb,
    load: () => import(/* webpackChunkName: "slot-sites.blurb.v1" */ "./blurb/Blurb"),
    minHeightRem: 26,
  }),
  section({
    name: "sites.collection.v1",
    schema: (schemas) => schemas.collection,
    load: () => import(/* webpackChunkName: "slot-sites.collection.v1" */ "./collection/Collection"),
    minHeightRem: 44,
  }),
  section({
    name: "sites.contents.v1",
    schema: (schemas) => schemas.contents,
    load: () => import(/* webpackChunkName: "slot-sites.contents.v1" */ "./contents/Contents"),
    minHeightRem: 36,
  }),
  section({
    name: "sites.desks.v1",
    schema: (schemas) => schemas.desks,
    load: () => import(/* webpackChunkName: "slot-sites.desks.v1" */ "./desks/Desks"),
    minHeightRem: 26,
  }),
  section({
    name: "sites.episodes.v1",
    schema: (schemas) => schemas.episodes,
    load: () => import(/* webpackChunkName: "slot-sites.episodes.v1" */ "./episodes/Episodes"),
    minHeightRem: 20,
  }),
  section({
    name: "sites.feature.v1",
    schema: (schemas) => schemas.feature,
    load: () => import(/* webpackChunkName: "slot-sites.feature.v1" */ "./feature/Feature"),
    minHeightRem: 40,
  }),
  section({
    name: "sites.hero-book.v1",
    schema: (schemas) => schemas.heroBook,
    load: () => import(/* webpackChunkName: "slot-sites.hero-book.v1" */ "./hero-book/HeroBook"),
    minHeightRem: 52,
  }),
  section({
    name: "sites.hero-cabinet.v1",
    schema: (schemas) => schemas.heroCabinet,
    load: () => import(/* webpackChunkName: "slot-sites.hero-cabinet.v1" */ "./hero-cabinet/HeroCabinet"),
    minHeightRem: 48,
  }),
  section({
    name: "sites.hero-front.v1",
    schema: (schemas) => schemas.heroFront,
    load: () => import(/* webpackChunkName: "slot-sites.hero-front.v1" */ "./hero-front/HeroFront"),
    minHeightRem: 56,
  }),
  section({
    name: "sites.hero-poem.v1",
    schema: (schemas) => schemas.heroPoem,
    load: () => import(/* webpackChunkName: "slot-sites.hero-poem.v1" */ "./hero-poem/HeroPoem"),
    minHeightRem: 48,
  }),
  section({
    name: "sites.invitation.v1",
    schema: (schemas) => schemas.invitation,
    load: () => import(/* webpackChunkName: "slot-sites.invitation.v1" */ "./invitation/Invitation"),
    minHeightRem: 14,
  }),
  section({
    name: "sites.register.v1",
    schema: (schemas) => schemas.register,
    load: () => import(/* webpackChunkName: "slot-sites.register.v1" */ "./register/Register"),
    minHeightRem: 56,
  }),
  section({
    name: "sites.signs.v1",
    schema: (schemas) => schemas.signs,
    load: () => import(/* webpackChunkName: "slot-sites.signs.v1" */ "./signs/Signs"),
    minHeightRem: 52,
  }),
  section({
    name: "sites.spread.v1",
    schema: (schemas) => schemas.spread,
    load: () => import(/* webpackChunkName: "slot-sites.spread.v1" */ "./spread/Spread"),
    minHeightRem: 52,
  }),
  section({
    name: "sites.stories.v1",
    schema: (schemas) => schemas.stories,
    load: () => import(/* webpackChunkName: "slot-sites.stories.v1" */ "./stories/Stories"),
    minHeightRem: 28,
  }),
  section({
    name: "sites.tools.v1",
    schema: (schemas) => schemas.tools,
    load: () => import(/* webpackChunkName: "slot-sites.tools.v1" */ "./tools/Tools"),
    minHeightRem: 24,
  }),
  section({
    name: "sites.transliterate.v1",
    schema: (schemas) => schemas.transliterate,
    load: () => import(/* webpackChunkName: "slot-sites.transliterate.v1" */ "./transliterate/Transliterate"),
    minHeightRem: 32,
  }),
  section({
    name: "sites.voices.v1",
    schema: (schemas) => schemas.voices,
    load: () => import(/* webpackChunkName: "slot-sites.voices.v1" */ "./voices/Voices"),
    minHeightRem: 44,
  }),
] as const;
