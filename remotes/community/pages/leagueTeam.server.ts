import { isAppError } from "@serambi/kernel/errors";
import { hasRoute, type PageContext, type RemoteDeps } from "@serambi/kernel/remote";
import { breadcrumbList } from "@serambi/kernel/seo";
import { loader, notFound } from "@serambi/kernel/server";

import { findTeam } from "../api/findTeam";
import { BADGE_PATH, LEAGUE_PATH, badgePath, leagueTeamPath } from "../contract/paths";
import type { LeagueMessages } from "../messages/league.id";

/** `/Liga-Smk/Team/{slug}` */
export const leagueTeamLoader = loader(async (deps: RemoteDeps, { t, params, tenant }: PageContext<LeagueMessages>) => {
  const found = await findTeam(deps, params["slug"] ?? "").catch((error: unknown) => {
    if (isAppError(error) && error.code === "not-found") return null;
    throw error;
  });
  if (found === null) return notFound();
  const { name, school, slug } = found.team;
  const path = leagueTeamPath(slug);
  return {
    data: {
      ...found,
      pageUrl: tenant.origin + path,
      badgeUrl: hasRoute(tenant, BADGE_PATH) || hasRoute(tenant, LEAGUE_PATH) ? tenant.origin + badgePath(slug) : null,
    },
    head: { title: `${name}, ${school}`, description: t.teamDescription(name, school), canonicalPath: path },
    jsonLd: [
      {
        "@context": "https://schema.org",
        "@type": "SportsTeam",
        name,
        sport: "Liga SMK",
        url: tenant.origin + path,
        memberOf: { "@type": "EducationalOrganization", name: school },
      },
      breadcrumbList(tenant, [
        { name: t.heading, path: LEAGUE_PATH },
        { name, path },
      ]),
    ],
  };
});
