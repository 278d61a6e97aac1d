import type { LentTools, ServiceCall } from "@serambi/kernel/service";

import { MAX_CONSENT_BYTES } from "../../contract/teamLimits";
import type { Member } from "../../contract/Teams";
import { fields, texts } from "../texts";

type Call = Pick<ServiceCall, "sql" | "tenant">;

/** Writes the pupils of a team in the place of those before. */
export const keepMembers = async ({ sql, tenant }: Call, teamId: string, members: readonly Member[]): Promise<void> => {
  await sql.query("delete from community_team_members where tenant_id = $1 and team_id = $2::uuid", [
    tenant.id,
    teamId,
  ]);
  const rows = members.map(({ name, nisn, birthDate, isCaptain }, index) => ({
    position: index + 1,
    name,
    nisn,
    birth_date: birthDate,
    is_captain: isCaptain,
  }));
  await sql.query(
    `insert into community_team_members (tenant_id, team_id, position, name, nisn, birth_date, is_captain)
     select $1::uuid, $2::uuid, position, name, nisn, birth_date, is_captain
     from jsonb_to_recordset($3::jsonb) as one (position int, name text, nisn text, birth_date date, is_captain boolean)`,
    [tenant.id, teamId, JSON.stringify(rows)],
  );
};

/** Takes the consent out of the drive: its content says whether it is a PDF or a photograph. @throws 422 where it is neither, or not whole */
export const takeConsent = async (
  { files, fail }: Pick<ServiceCall, "files" | "fail">,
  id: string,
): Promise<string> => {
  const wanted = { kinds: ["pdf", "picture"], maxBytes: MAX_CONSENT_BYTES, isPrivate: true } as const;
  const taken = await files.take(id, wanted);
  const text = fields["consentFile"] ?? texts.wrong;
  return taken?.id ?? fail(422, text, { consentFile: text });
};

/** Deletes all that is known of pupils: names, numbers, dates and the consent. */
export const forgetPupils = async (
  { sql, tenant, files }: Call & Pick<LentTools, "files">,
  team: { readonly id: string; readonly consent_file: string },
): Promise<void> => {
  await keepMembers({ sql, tenant }, team.id, []);
  if (team.consent_file !== "") await files.drop(team.consent_file);
  await sql.query("update community_teams set consent_file = '' where tenant_id = $1 and id = $2::uuid", [
    tenant.id,
    team.id,
  ]);
};
