import { AppError } from "@serambi/kernel/errors";
import { answer, type PageFixture } from "@serambi/kernel/testing";

import type { MatchSheet, Season } from "../contract/league/League";
import type { DeskEntry, History } from "../contract/league/Note";
import { deedOf } from "../contract/league/deed";
import {
  DESK_PATH,
  LEAGUE_PATH,
  LEADERBOARDS_PATH,
  MATCH_PATH,
  REFEREE_PATH,
  LEAGUE_TEAM_PATH,
  matchPath,
  refereePath,
  leagueTeamPath,
} from "../contract/paths";
import { leagueEntry, leagueMatch, leagueSeason, leagueSheet } from "./leagueSamples";

const tenant = {
  settings: {
    routes: [
      "/",
      LEAGUE_PATH,
      MATCH_PATH,
      LEAGUE_TEAM_PATH,
      DESK_PATH,
      REFEREE_PATH,
      LEADERBOARDS_PATH,

      "/Liga-Smk/Register",
    ],
  },
};
const SEASON = "community league/season";
const MATCH = "community league/match";
const HISTORY = "community league/history";
const NOTE = "POST community league/note";
const down = new AppError("unavailable", "Down");
const missing = new AppError("not-found", "Missing");
const { match } = leagueSheet;

const league = (title: string, query: string, rest: Partial<PageFixture> = {}): PageFixture => ({
  title,
  page: "league",
  path: LEAGUE_PATH + query,
  tenant,
  answers: { [SEASON]: answer(leagueSeason) },
  ...rest,
});
const season = (change: Partial<Season>) => ({ answers: { [SEASON]: answer({ ...leagueSeason, ...change }) } });

const watch = (title: string, change: Partial<MatchSheet> = {}, rest: Partial<PageFixture> = {}): PageFixture => ({
  title,
  page: "match",
  path: matchPath(match.id),
  tenant,
  answers: { [MATCH]: answer({ ...leagueSheet, ...change }) },
  ...rest,
});

const over = [...leagueSheet.entries, leagueEntry("finish", { second: 5400 })];
const endorsed = [
  ...over,
  leagueEntry("agree", { side: "home" }),
  leagueEntry("agree", { side: "away" }),
  leagueEntry("endorse", { by: "Tigor Sinaga" }),
];

const team = (title: string, rest: Partial<PageFixture> = {}): PageFixture => ({
  title,
  page: "league-team",
  path: leagueTeamPath("nusa-penida"),
  tenant,
  answers: { [SEASON]: answer(leagueSeason) },
  ...rest,
});

const desk = (title: string, rest: Partial<PageFixture> = {}): PageFixture => ({
  title,
  page: "referee-desk",
  path: DESK_PATH,
  tenant,
  ...season({ seasons: [leagueSeason.season] }),
  ...rest,
});

const entries = leagueSheet.entries.map((entry, index): DeskEntry => ({
  ...entry,
  number: index + 1,
  receivedAt: entry.at,
  by: "Tigor Sinaga",
  isOwn: index === 0,
  isVoid: index === 2,
  heldWith: index === 1 || index === 4 ? (leagueSheet.entries[1]?.id ?? null) : null,
}));
const history: History = { version: match.version, entries };

const referee = (title: string, change: Partial<MatchSheet> = {}, rest: Partial<PageFixture> = {}): PageFixture => ({
  title,
  page: "referee",
  path: refereePath(match.id),
  tenant,
  answers: {
    [MATCH]: answer({ ...leagueSheet, ...change }),
    [HISTORY]: answer(history),
    [NOTE]: answer({ version: match.version + 1, same: false }),
  },
  ...rest,
});
const answersOf = { [MATCH]: answer(leagueSheet), [HISTORY]: answer(history) };
const correction = deedOf({ kind: "correction", side: "home" });

export const leaguePages: readonly PageFixture[] = [
  league("the league", ""),
  league("teams of one region", "?region=tengah"),
  league("a region without teams", "?region=timur"),
  league("the round of regions", "?view=groups"),
  league("all matches of a week", "?view=matches&part=national-10"),
  league("a season of groups without a bracket", "?season=2025-26", {
    ...season({ season: "2025-26", matches: [leagueMatch({ stage: "groups", group: "B" })] }),
  }),
  league("a season that has not begun", "", season({ matches: [], knockoutOn: null })),
  league("a season that there is not", "?season=2019-20", { answers: { [SEASON]: missing }, outcome: "not-found" }),
  league("a league that cannot be had", "", { answers: { [SEASON]: down }, outcome: "failed" }),
  watch("a match that is live"),
  watch("a match whose task is open", {}, { path: `${matchPath(match.id)}?task=2` }),
  watch("a match with entries that differ", { isHeld: true }),
  watch("a match that has not begun", {
    match: { ...match, state: "before", score: [0, 0], version: 0, step: "final" },
    home: null,
    away: null,
    entries: [],
    task: "",
  }),
  watch("a match that awaits the jury", { match: { ...match, state: "awaiting" }, entries: over }),
  watch("a match that is endorsed and corrected", {
    match: { ...match, state: "finished", isCorrected: true },
    entries: endorsed,
  }),
  watch("a match that there is not", {}, { answers: { [MATCH]: missing }, outcome: "not-found" }),
  watch("no match at all", {}, { path: matchPath("nusa"), outcome: "not-found" }),
  team("a team"),
  team("a team without a result", season({ matches: [] })),
  team("a team that there is not", { path: leagueTeamPath("nobody"), outcome: "not-found" }),
  desk("a referee's matches"),
  desk("no match that waits", season({ matches: [] })),
  desk("matches that cannot be had", { answers: { [SEASON]: down } }),
  referee("a referee's desk"),
  referee("a desk before the match", {
    match: { ...match, state: "before", score: [0, 0], version: 0 },
    entries: [],
  }),
  referee("a desk with a result to endorse", { match: { ...match, state: "awaiting" }, entries: over }),
  referee("a desk after the end", { match: { ...match, state: "finished" }, entries: endorsed }),
  referee("a desk of no match", {}, { answers: { [MATCH]: missing }, outcome: "not-found" }),
  referee("points are noted", {}, { form: { deed: deedOf({ kind: "points", side: "home", points: 2 }) } }),
  referee(
    "a correction without a reason",
    {},
    { form: { deed: correction, points: "-1", words: "" }, outcome: "invalid" },
  ),
  referee(
    "an entry that the match does not take",
    {},
    {
      form: { deed: deedOf({ kind: "begin" }) },
      answers: { ...answersOf, [NOTE]: new AppError("conflict", "Begun") },
      outcome: "invalid",
    },
  ),
  referee(
    "an entry that is refused",
    {},
    {
      form: { deed: correction, points: "-1", words: "Kabel terbalik" },
      answers: { ...answersOf, [NOTE]: new AppError("invalid", "No", { fields: { words: "Tulis alasan." } }) },
      outcome: "invalid",
    },
  ),
];
