import { isAppError } from "@serambi/kernel/errors";
import { hasRoute } from "@serambi/kernel/remote";
import type { SitemapModule } from "@serambi/kernel/server";

import {
  LEADERBOARDS_PATH,
  MATCH_PATH,
  LEAGUE_TEAM_PATH,
  matchPath,
  mentorPath,
  leagueTeamPath,
} from "../contract/paths";
import { LeagueApi } from "./LeagueApi";
import { mentorsOf } from "./mentorsOf";

type Deps = Parameters<SitemapModule["addresses"]>[0];

/** Teams of the newest season, and its matches. */
const leagueOf = async ({ http, tenant }: Deps): Promise<readonly { readonly path: string }[]> => {
  if (!hasRoute(tenant, LEAGUE_TEAM_PATH) || !hasRoute(tenant, MATCH_PATH)) return [];
  try {
    const { teams, matches } = await new LeagueApi(http).season("");
    return [...teams.map(({ slug }) => leagueTeamPath(slug)), ...matches.map(({ id }) => matchPath(id))].map(
      (path) => ({
        path,
      }),
    );
  } catch (error) {
    if (isAppError(error) && error.code === "not-found") return [];
    throw error;
  }
};

/** The pages of mentors, teams and matches. */
export const sitemap: SitemapModule = {
  addresses: async (deps) => [
    ...(await mentorsOf(deps)).map(({ slug }) => ({ path: mentorPath(slug) })),
    ...(await leagueOf(deps)),
  ],
  // Names of pupils are on it.
  aliases: () => [LEADERBOARDS_PATH],
};
