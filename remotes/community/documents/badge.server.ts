import { isAppError } from "@serambi/kernel/errors";
import { hasRoute } from "@serambi/kernel/remote";
import { document, notFound } from "@serambi/kernel/server";
import { themeColours, toHex } from "@serambi/kernel/ui/theme";

import { findTeam } from "../api/findTeam";
import { BADGE_PATH, LEAGUE_TEAM_PATH } from "../contract/paths";
import type { LeagueMessages } from "../messages/league.id";
import { badgeSvg } from "./badgeSvg.server";

const FILE = /^([a-z0-9-]{1,80})\.svg$/i;
/** Other sites show it: a rank that is five minutes old does no harm. */
const KEPT_SECONDS = 300;

/** `/Liga-Smk/Badge/{team}.svg`: a team's rank, for the website of its school. */
export const badgeDocument = document<LeagueMessages>({
  id: "league-badge",
  paths: [BADGE_PATH],
  texts: "league",
  loader: async ({ text, tenant, ...deps }, { params, t }) => {
    const slug = FILE.exec(params["file"] ?? "")?.[1]?.toLowerCase();
    if (slug === undefined || !hasRoute(tenant, LEAGUE_TEAM_PATH)) return notFound();
    try {
      const { team, standing } = await findTeam(deps, slug);
      const { roles, grounds } = themeColours(tenant.settings.css, { field: ["primary", "base"] }).light;
      return text({
        type: "image/svg+xml; charset=utf-8",
        body: badgeSvg({
          name: team.name,
          league: tenant.settings.title,
          rank: standing === null ? t.badgeNone : t.badgeRank(standing.rank),
          points: standing === null ? "" : t.badgePoints(standing.points),
          alt: t.badgeAlt(team.name),
          colours: {
            ground: toHex(grounds.bg),
            ink: toHex(grounds.ink),
            fill: toHex(roles.primary.fill.ground),
            onFill: toHex(roles.primary.fill.text),
          },
        }),
        maxAgeSeconds: KEPT_SECONDS,
        isIndexed: false,
        isShared: true,
      });
    } catch (error) {
      if (isAppError(error) && error.code === "not-found") return notFound();
      throw error;
    }
  },
});
