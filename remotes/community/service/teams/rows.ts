import type { Language } from "@serambi/kernel/contracts";
import type { ServiceCall } from "@serambi/kernel/service";

import type { Member, Team } from "../../contract/Teams";
import { cityName, provinceName } from "../schools/readSchools";
import { readToken } from "../signedLink";
import { texts } from "../texts";

type Call = Pick<ServiceCall, "sql" | "tenant">;

/** A team with its school. */
export interface TeamRow {
  readonly id: string;
  readonly reference: string;
  readonly season: string;
  readonly state: Team["state"];
  readonly reason: string;
  readonly name: string;
  readonly coach_name: string;
  readonly coach_phone: string;
  readonly consent_file: string;
  readonly registered_at: string;
  readonly person_id: string | null;
  readonly language: Language;
  readonly origin: string | null;
  readonly school_id: string;
  readonly npsn: string;
  readonly school_name: string;
  readonly province_id: string;
  readonly city_id: string;
  /** The school's contact; empty where it has none. */
  readonly email: string;
}

interface MemberRow {
  readonly team_id: string;
  readonly name: string;
  readonly nisn: string;
  readonly birth_date: string;
  readonly is_captain: boolean;
}

const TEAMS = `select t.id::text as id, t.reference, t.season, t.state, t.reason, t.name, t.coach_name, t.coach_phone, t.consent_file,
    t.registered_at, t.person_id, t.language, t.origin, s.id::text as school_id, s.npsn, s.name as school_name, s.province_id, s.city_id, s.email
  from community_teams t join community_schools s on s.tenant_id = t.tenant_id and s.id = t.school_id
  where t.tenant_id = $1 and`;

/** @param condition of `t`, its first value `$2` */
export const findTeams = ({ sql, tenant }: Call, condition: string, values: readonly unknown[]): Promise<TeamRow[]> =>
  sql.query<TeamRow>(`${TEAMS} ${condition}`, [tenant.id, ...values]);

const membersOf = async ({ sql, tenant }: Call, ids: readonly string[]): Promise<ReadonlyMap<string, Member[]>> => {
  const rows = await sql.query<MemberRow>(
    `select team_id::text as team_id, name, nisn, birth_date::text as birth_date, is_captain
     from community_team_members where tenant_id = $1 and team_id = any($2::uuid[]) order by team_id, position`,
    [tenant.id, ids],
  );
  const members = new Map<string, Member[]>(ids.map((id) => [id, []]));
  for (const { team_id, name, nisn, birth_date, is_captain } of rows)
    members.get(team_id)?.push({ name, nisn, birthDate: birth_date, isCaptain: is_captain });
  return members;
};

/** With the pupils in it: for the office, and whoever has the link. */
export const toTeams = async (call: Call, rows: readonly TeamRow[]): Promise<Team[]> => {
  const members = await membersOf(
    call,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, reference, season, state, reason, name, ...row }) => ({
    id,
    reference,
    season,
    state,
    reason,
    name,
    school: {
      id: row.school_id,
      npsn: row.npsn,
      name: row.school_name,
      city: cityName(row.city_id),
      province: provinceName(row.province_id),
    },
    coachName: row.coach_name,
    coachPhone: row.coach_phone,
    members: members.get(id) ?? [],
    hasConsent: row.consent_file !== "",
    registeredAt: new Date(row.registered_at).toISOString(),
  }));
};

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The team of a signed link. @throws 404 */
export const requireTeam = async (call: Call & Pick<ServiceCall, "fail">, token: string): Promise<TeamRow> => {
  const id = await readToken(call, token);
  const [row] = id !== null && UUID.test(id) ? await findTeams(call, "t.id = $2::uuid", [id]) : [];
  return row ?? call.fail(404, texts.noTeam);
};
