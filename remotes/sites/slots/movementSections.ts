import { section } from "./section";

/** Sections drawn for the movement sites, in the order of the alphabet. */
export const movementSections = [
  section({
    name: "sites.bracket.v1",
    schema: (schemas) => schemas.bracket,
    load: () => import(/* webpackChunkName: "slot-sites.bracket.v1" */ "./bracket/Bracket"),
    minHeightRem: 40,
  }),
  section({
    name: "sites.day-halves.v1",
    schema: (schemas) => schemas.dayHalves,
    load: () => import(/* webpackChunkName: "slot-sites.day-halves.v1" */ "./day-halves/DayHalves"),
    minHeightRem: 36,
  }),
  section({
    name: "sites.exhibition.v1",
    schema: (schemas) => schemas.exhibition,
    load: () => import(/* webpackChunkName: "slot-sites.exhibition.v1" */ "./exhibition/Exhibition"),
    minHeightRem: 100,
  }),
  section({
    name: "sites.first-program.v1",
    schema: (schemas) => schemas.firstProgram,
    load: () => import(/* webpackChunkName: "slot-sites.first-program.v1" */ "./first-program/FirstProgram"),
    minHeightRem: 26,
  }),
  section({
    name: "sites.fixtures.v1",
    schema: (schemas) => schemas.fixtures,
    load: () => import(/* webpackChunkName: "slot-sites.fixtures.v1" */ "./fixtures/Fixtures"),
    minHeightRem: 34,
  }),
  section({
    name: "sites.frames.v1",
    schema: (schemas) => schemas.frames,
    load: () => import(/* webpackChunkName: "slot-sites.frames.v1" */ "./frames/Frames"),
    minHeightRem: 40,
  }),
  section({
    name: "sites.graduates.v1",
    schema: (schemas) => schemas.graduates,
    load: () => import(/* webpackChunkName: "slot-sites.graduates.v1" */ "./graduates/Graduates"),
    minHeightRem: 36,
  }),
  section({
    name: "sites.hero-axes.v1",
    schema: (schemas) => schemas.heroAxes,
    load: () => import(/* webpackChunkName: "slot-sites.hero-axes.v1" */ "./hero-axes/HeroAxes"),
    minHeightRem: 56,
  }),
  section({
    name: "sites.hero-fixture.v1",
    schema: (schemas) => schemas.heroFixture,
    load: () => import(/* webpackChunkName: "slot-sites.hero-fixture.v1" */ "./hero-fixture/HeroFixture"),
    minHeightRem: 46,
  }),
  section({
    name: "sites.hero-footwork.v1",
    schema: (schemas) => schemas.heroFootwork,
    load: () => import(/* webpackChunkName: "slot-sites.hero-footwork.v1" */ "./hero-footwork/HeroFootwork"),
    minHeightRem: 60,
  }),
  section({
    name: "sites.hero-loom.v1",
    schema: (schemas) => schemas.heroLoom,
    load: () => import(/* webpackChunkName: "slot-sites.hero-loom.v1" */ "./hero-loom/HeroLoom"),
    minHeightRem: 60,
  }),
  section({
    name: "sites.letterbox.v1",
    schema: (schemas) => schemas.letterbox,
    load: () => import(/* webpackChunkName: "slot-sites.letterbox.v1" */ "./letterbox/Letterbox"),
    minHeightRem: 40,
  }),
  section({
    name: "sites.open-classes.v1",
    schema: (schemas) => schemas.openClasses,
    load: () => import(/* webpackChunkName: "slot-sites.open-classes.v1" */ "./open-classes/OpenClasses"),
    minHeightRem: 36,
  }),
  section({
    name: "sites.pledges.v1",
    schema: (schemas) => schemas.pledges,
    load: () => import(/* webpackChunkName: "slot-sites.pledges.v1" */ "./pledges/Pledges"),
    minHeightRem: 36,
  }),
  section({
    name: "sites.ranks.v1",
    schema: (schemas) => schemas.ranks,
    load: () => import(/* webpackChunkName: "slot-sites.ranks.v1" */ "./ranks/Ranks"),
    minHeightRem: 60,
  }),
  section({
    name: "sites.roster.v1",
    schema: (schemas) => schemas.roster,
    load: () => import(/* webpackChunkName: "slot-sites.roster.v1" */ "./roster/Roster"),
    minHeightRem: 40,
  }),
  section({
    name: "sites.season-figures.v1",
    schema: (schemas) => schemas.seasonFigures,
    load: () => import(/* webpackChunkName: "slot-sites.season-figures.v1" */ "./season-figures/SeasonFigures"),
    minHeightRem: 30,
  }),
  section({
    name: "sites.standings.v1",
    schema: (schemas) => schemas.standings,
    load: () => import(/* webpackChunkName: "slot-sites.standings.v1" */ "./standings/Standings"),
    minHeightRem: 44,
  }),
  section({
    name: "sites.testimonies.v1",
    schema: (schemas) => schemas.testimonies,
    load: () => import(/* webpackChunkName: "slot-sites.testimonies.v1" */ "./testimonies/Testimonies"),
    minHeightRem: 60,
  }),
  section({
    name: "sites.thinning.v1",
    schema: (schemas) => schemas.thinning,
    load: () => import(/* webpackChunkName: "slot-sites.thinning.v1" */ "./thinning/Thinning"),
    minHeightRem: 50,
  }),
  section({
    name: "sites.threads.v1",
    schema: (schemas) => schemas.threads,
    load: () => import(/* webpackChunkName: "slot-sites.threads.v1" */ "./threads/Threads"),
    minHeightRem: 44,
  }),
] as const;
