import { LEAGUE_PATH } from "../paths";
import { SEASON } from "../teamLimits";
import { REGIONS, type Region } from "./leagueWords";

/** `table`: table, bracket and what comes next; `groups`: the round of regions; `matches`: all matches of a week. */
const VIEWS = ["table", "groups", "matches"] as const;
export type LeagueView = (typeof VIEWS)[number];

/** The part of the league that is shown, as its address names it. */
export interface LeagueQuery {
  /** Empty: the newest. */
  readonly season: string;
  readonly view: LeagueView;
  /** Empty: all. */
  readonly region: Region | "";
  /** A part of `matches`; empty: the one that is being played. Otherwise a week of a stage, or a step of the bracket. */
  readonly part: string;
}

const PART = /^[a-z]+-(\d{1,2}|[a-z]+)$/;

/** Reads the address; what it does not know is left out. */
export const readLeagueQuery = (query: URLSearchParams): LeagueQuery => {
  const season = query.get("season") ?? "";
  const part = query.get("part") ?? "";
  return {
    season: SEASON.test(season) ? season : "",
    view: VIEWS.find((view) => view === query.get("view")) ?? "table",
    region: REGIONS.find((region) => region === query.get("region")) ?? "",
    part: PART.test(part) ? part : "",
  };
};

export const leaguePath = ({ season = "", view = "table", region = "", part = "" }: Partial<LeagueQuery>): string => {
  const query = new URLSearchParams({
    ...(season !== "" && { season }),
    ...(view !== "table" && { view }),
    ...(region !== "" && { region }),
    ...(part !== "" && { part }),
  });
  return query.size === 0 ? LEAGUE_PATH : `${LEAGUE_PATH}?${query}`;
};
