import { slugOf, type ServiceCall } from "@serambi/kernel/service";

import { oneAtATime } from "../oneAtATime";
import { texts } from "../texts";

type Call = Pick<ServiceCall, "sql" | "tenant" | "fail">;

/** Registrations and changes of one season are one after the other: names and numbers are given once. */
export const enterSeason = ({ sql, tenant }: Call, season: string): Promise<void> =>
  oneAtATime(sql, tenant.id, `league ${season}`);

/** @param except id of the team that the name is for; empty for a new one @throws 422 where another team has the name */
export const requireFreeName = async (call: Call, season: string, name: string, except = ""): Promise<void> => {
  const { sql, tenant, fail } = call;
  const taken = await sql.query(
    `select 1 from community_teams where tenant_id = $1 and season = $2 and lower(name) = lower($3)
       and state in ('registered', 'confirmed') and id::text <> $4`,
    [tenant.id, season, name, except],
  );
  if (taken.length > 0) fail(422, texts.teamNameTaken, { teamName: texts.teamNameTaken });
};

/** Part of the address of a team's page, which no team of the season has had. */
export const freeSlug = async ({ sql, tenant }: Call, season: string, name: string): Promise<string> => {
  const wanted = slugOf(name) || "tim";
  const rows = await sql.query<{ slug: string }>(
    "select slug from community_teams where tenant_id = $1 and season = $2 and (slug = $3 or starts_with(slug, $3 || '-'))",
    [tenant.id, season, wanted],
  );
  const taken = new Set(rows.map(({ slug }) => slug));
  const numbered = (number: number): string => (number === 1 ? wanted : `${wanted}-${number}`);
  let number = 1;
  while (taken.has(numbered(number))) number += 1;
  return numbered(number);
};
