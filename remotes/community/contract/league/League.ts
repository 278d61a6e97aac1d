import * as z from "zod/mini";

import { BRANCHES, KINDS, REGIONS, SIDES, STAGES, STATES, STEPS } from "./leagueWords";

export const Side = z.enum(SIDES);

/** A match has few rounds; its score by round is a list as long as the largest number. */
export const MatchRound = z.int().check(z.minimum(0), z.maximum(20));

/** A team as everybody may see it: nothing of its pupils, no telephone. */
export const Team = z.object({
  slug: z.string(),
  name: z.string(),
  /** The name on a scoreboard; may be empty. */
  code: z.string(),
  school: z.string(),
  city: z.string(),
  province: z.string(),
  region: z.enum(REGIONS),
  branch: z.enum(BRANCHES),
  coach: z.string(),
});
export type Team = z.infer<typeof Team>;

export const LeagueMatch = z.object({
  id: z.uuid(),
  stage: z.enum(STAGES),
  /** Empty where the stage is one table. */
  group: z.string(),
  week: z.int(),
  /** Empty outside of the bracket. */
  step: z.union([z.literal(""), z.enum(STEPS)]),
  /** From 0, in the order in which a step is drawn. */
  slot: z.int(),
  /** Slug of a team; null where an earlier match decides it. */
  home: z.nullable(z.string()),
  away: z.nullable(z.string()),
  branch: z.enum(BRANCHES),
  startsAt: z.iso.datetime(),
  place: z.string(),
  state: z.enum(STATES),
  score: z.tuple([z.int(), z.int()]),
  /** Grows by one with each entry of a referee. */
  version: z.int(),
  /** Something was corrected after the result was endorsed. */
  isCorrected: z.boolean(),
});
export type LeagueMatch = z.infer<typeof LeagueMatch>;

/** The answer of `league/season`. */
export const Season = z.object({
  season: z.string(),
  /** All that the site has, the newest first. */
  seasons: z.array(z.string()),
  /** Day on which the bracket begins; null where the setting has none. */
  knockoutOn: z.nullable(z.iso.date()),
  teams: z.array(Team),
  matches: z.array(LeagueMatch),
  /** When it was read. */
  asOf: z.iso.datetime(),
});
export type Season = z.infer<typeof Season>;

/** An entry of a referee, as everybody may see it. */
export const Entry = z.object({
  id: z.uuid(),
  kind: z.enum(KINDS),
  side: z.union([z.literal(""), Side]),
  /** From 1, and 0 before the first. */
  round: MatchRound,
  /** On the clock of the match. */
  second: z.int(),
  points: z.int(),
  words: z.string(),
  at: z.iso.datetime(),
  /** The referee who endorsed the result; empty for all other entries. */
  by: z.string(),
});
export type Entry = z.infer<typeof Entry>;

const Round = z.object({
  title: z.string(),
  /** Slug of an exercise of the coding studio; empty where the round is none. */
  exercise: z.string(),
});

/** The answer of `league/match`. The score is the sum of the entries. */
export const MatchSheet = z.object({
  match: LeagueMatch,
  season: z.string(),
  home: z.nullable(Team),
  away: z.nullable(Team),
  task: z.string(),
  rounds: z.array(Round),
  /** In the order in which they arrived. */
  entries: z.array(Entry),
  /** Two referees have noted different things for one moment, and have not chosen yet. */
  isHeld: z.boolean(),
  asOf: z.iso.datetime(),
});
export type MatchSheet = z.infer<typeof MatchSheet>;

/** A change of one match, as the stream is told: `add` and `drop` lead from the version before to this one. */
export const LeagueNews = z.object({
  match: z.uuid(),
  version: z.int(),
  state: z.enum(STATES),
  score: z.tuple([z.int(), z.int()]),
  isCorrected: z.boolean(),
  isHeld: z.boolean(),
  add: z.array(Entry),
  drop: z.array(z.uuid()),
});
export type LeagueNews = z.infer<typeof LeagueNews>;

/** The stream's first event: of one match all of it, of a season what has changed since a page was made. */
export const LeagueNow = z.object({
  sheet: z.nullable(MatchSheet),
  matches: z.array(LeagueMatch),
  asOf: z.iso.datetime(),
});
export type LeagueNow = z.infer<typeof LeagueNow>;
