import { isAppError } from "@serambi/kernel/errors";
import { hasRoute, type PageContext, type RemoteDeps } from "@serambi/kernel/remote";
import { breadcrumbList } from "@serambi/kernel/seo";
import { loader, notFound } from "@serambi/kernel/server";

import { LeagueApi } from "../api/LeagueApi";
import type { LeagueMatch, Season } from "../contract/league/League";
import { partOf, partsOf, tableStage } from "../contract/league/leagueParts";
import { leaguePath, readLeagueQuery, type LeagueQuery } from "../contract/league/leagueQuery";
import { teamsIn } from "../contract/league/standings";
import { LEADERBOARDS_PATH, LEAGUE_PATH, TEAM_REGISTER_PATH } from "../contract/paths";
import type { LeagueMessages } from "../messages/league.id";

/** The part that is being played: of the next match, or else of the last one. */
const presentPart = ({ matches }: Season): string => {
  const next = matches.find(({ state }) => state !== "finished") ?? matches.at(-1);
  return next === undefined ? "" : partOf(next);
};

/** The matches that a view is made of. */
const matchesOf = (season: Season, { view }: LeagueQuery, part: string): readonly LeagueMatch[] => {
  const { matches } = season;
  if (view === "matches") return matches.filter((match) => partOf(match) === part);
  if (view === "groups") return matches.filter(({ stage }) => stage === "regional");
  const stage = tableStage(matches);
  return matches.filter((match) => match.stage === stage || match.stage === "knockout");
};

/** `/Liga-Smk` */
export const leagueLoader = loader(async ({ http }: RemoteDeps, { t, tenant, query }: PageContext<LeagueMessages>) => {
  const wanted = readLeagueQuery(query);
  const season = await new LeagueApi(http).season(wanted.season).catch((error: unknown) => {
    if (isAppError(error) && error.code === "not-found") return null;
    throw error;
  });
  if (season === null) return notFound();
  const parts = partsOf(season.matches);
  const part = parts.has(wanted.part) ? wanted.part : presentPart(season);
  const matches = matchesOf(season, wanted, part);
  const playing = new Set(teamsIn(season.matches));
  const { view, region } = wanted;
  return {
    data: {
      season: season.season,
      seasons: season.seasons,
      knockoutOn: season.knockoutOn,
      asOf: season.asOf,
      teams: season.teams.filter(({ slug }) => playing.has(slug)),
      matches,
      view,
      region,
      part,
      parts: view === "matches" ? [...parts].map(([name, { stage, week, step }]) => ({ name, stage, week, step })) : [],
      hasGroups: season.matches.some(({ stage }) => stage === "regional"),
      leaderboardsPath: hasRoute(tenant, LEADERBOARDS_PATH) ? LEADERBOARDS_PATH : null,
      registerPath: hasRoute(tenant, TEAM_REGISTER_PATH) ? TEAM_REGISTER_PATH : null,
    },
    head: {
      title: t.title(season.season),
      description: t.description(season.season),
      canonicalPath: season.season === season.seasons[0] && view === "table" ? LEAGUE_PATH : leaguePath(wanted),
      ...((region !== "" || wanted.part !== "") && { isIndexed: false }),
    },
    jsonLd: [breadcrumbList(tenant, [{ name: t.heading, path: LEAGUE_PATH }])],
  };
});
