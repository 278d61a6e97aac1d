import { AppError } from "@serambi/kernel/errors";
import type { HttpClients } from "@serambi/kernel/http";

import type { LeagueMatch, Team } from "../contract/league/League";
import { tableStage } from "../contract/league/leagueParts";
import { standingsOf, teamsIn, type Standing } from "../contract/league/standings";
import { LeagueApi } from "./LeagueApi";

/** A team in the newest season that it plays in. */
export interface FoundTeam {
  readonly team: Team;
  readonly season: string;
  /** In the table of the season; null for a team that did not come so far. */
  readonly standing: Standing | null;
  /** As many teams as that table has. */
  readonly ranked: number;
  /** Its matches of the season, the earliest first. */
  readonly matches: readonly LeagueMatch[];
  /** Those whom it meets, itself among them. */
  readonly opponents: readonly Team[];
}

/** The table that a team stands in: that of all, or of its own group. */
const tableOf = (matches: readonly LeagueMatch[], slug: string): readonly LeagueMatch[] => {
  const stage = tableStage(matches);
  const own = matches.find((match) => match.stage === stage && (match.home === slug || match.away === slug));
  return own ? matches.filter((match) => match.stage === stage && match.group === own.group) : [];
};

/** @throws AppError not-found for a team that plays in no season */
export const findTeam = async (
  deps: { readonly http: Pick<HttpClients, "named"> },
  slug: string,
): Promise<FoundTeam> => {
  const api = new LeagueApi(deps.http);
  const newest = await api.season("");
  for (const name of newest.seasons) {
    const season = name === newest.season ? newest : await api.season(name);
    const team = season.teams.find((one) => one.slug === slug);
    if (!team) continue;
    const matches = season.matches.filter(({ home, away }) => home === slug || away === slug);
    const table = tableOf(season.matches, slug);
    const rows = standingsOf(teamsIn(table), table);
    const met = new Set(teamsIn(matches));
    return {
      team,
      season: season.season,
      standing: rows.find((row) => row.slug === slug) ?? null,
      ranked: rows.length,
      matches,
      opponents: season.teams.filter((one) => met.has(one.slug)),
    };
  }
  throw new AppError("not-found", "No team of that name plays");
};
