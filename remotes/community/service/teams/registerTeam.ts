import type { ServiceCall } from "@serambi/kernel/service";

import type { RegisteredTeam, TeamForm } from "../../contract/Teams";
import type { LeagueSetting } from "../league/settings";
import { cityName } from "../schools/readSchools";
import { makeToken } from "../signedLink";
import { visitedOrigin } from "../siteOrigin";
import { fields, texts } from "../texts";
import { cityCode } from "./cityCode";
import { keepMembers, takeConsent } from "./keepMembers";
import { tellContact, tellInbox } from "./letters";
import { findTeams, toTeams, type TeamRow } from "./rows";
import { enterSeason, freeSlug, requireFreeName } from "./teamName";
import { requireLeague, windowOf } from "./teamWindow";

type Call = ServiceCall<unknown, TeamForm>;

/** Two forms without a key and with the same content are one within this time (decision 73). */
const TWIN_MS = 600_000;

/** Teams that were made with this form's key: a tab that was copied sends another team under the same one. */
const findByKey = async (call: Call): Promise<TeamRow | undefined> =>
  call.body.key === "" ? undefined : (await findTeams(call, "t.form_key = $2", [call.body.key]))[0];

/** The team that this form has made before: by its key and name, or, where it has no key of its own, by the same content a moment ago. */
const findTwin = async (call: Call, season: string): Promise<TeamRow | undefined> => {
  const { body, now } = call;
  const kept = await findByKey(call);
  if (kept && kept.name === body.teamName && kept.school_id === body.schoolId) return kept;
  const since = new Date(now.getTime() - TWIN_MS);
  const [row] = await findTeams(
    call,
    `t.season = $2 and t.name = $3 and t.school_id = $4::uuid and t.coach_name = $5 and t.coach_phone = $6
       and t.form_key = '' and t.state = 'registered' and t.registered_at > $7`,
    [season, body.teamName, body.schoolId, body.coachName, body.coachPhone, since],
  );
  if (!row) return undefined;
  const [team] = await toTeams(call, [row]);
  return JSON.stringify(team?.members) === JSON.stringify(body.members) ? row : undefined;
};

const requireSchool = async ({ sql, tenant, body, fail }: Call): Promise<{ readonly city_id: string }> => {
  const [school] = await sql.query<{ city_id: string }>(
    "select city_id from community_schools where tenant_id = $1 and id = $2::uuid and is_confirmed",
    [tenant.id, body.schoolId],
  );
  const text = fields["schoolId"] ?? texts.wrong;
  return school ?? fail(422, text, { schoolId: text });
};

/** `LS27-0187-KPG`: the year of the season, the team's number in it, and the school's city. */
const nextReference = async ({ sql, tenant }: Call, season: string, cityId: string): Promise<string> => {
  const [row] = await sql.query<{ count: number }>(
    "select count(*)::int as count from community_teams where tenant_id = $1 and season = $2",
    [tenant.id, season],
  );
  const number = String((row?.count ?? 0) + 1).padStart(4, "0");
  return `LS${season.slice(2, 4)}-${number}-${cityCode(cityName(cityId))}`;
};

const insert = async (call: Call, { registration: { season } }: LeagueSetting): Promise<TeamRow> => {
  const { sql, tenant, body, now, language, user } = call;
  const { city_id } = await requireSchool(call);
  await requireFreeName(call, season, body.teamName);
  const consent = body.consentFile === undefined ? "" : await takeConsent(call, body.consentFile);
  const [made] = await sql.query<{ id: string }>(
    `insert into community_teams (tenant_id, season, slug, name, school_id, coach_name, coach_phone, state, reference, form_key,
       consent_file, person_id, language, origin, registered_at)
     values ($1, $2, $3, $4, $5::uuid, $6, $7, 'registered', $8, $9, $10, $11, $12, $13, $14) returning id::text as id`,
    [
      tenant.id,
      season,
      await freeSlug(call, season, body.teamName),
      body.teamName,
      body.schoolId,
      body.coachName,
      body.coachPhone,
      await nextReference(call, season, city_id),
      (await findByKey(call)) ? "" : body.key,
      consent,
      user?.id ?? null,
      language,
      visitedOrigin(call.host, body.origin),
      now,
    ],
  );
  if (!made) throw new Error("The team was not kept");
  await keepMembers(call, made.id, body.members);
  const [row] = await findTeams(call, "t.id = $2::uuid", [made.id]);
  if (!row) throw new Error("The team has no school");
  return row;
};

/**
 * `team/register` and `auth/team/register`: keeps a team, and writes to its school's contact and to the office. One form is one team, however
 * often it is sent; of several that want one name one has it.
 * @throws 404 where there is no league; 409 while registration is closed; 422 for a school, a name or a consent that cannot be taken
 */
export const registerTeam = async (call: Call): Promise<RegisteredTeam> => {
  const league = await requireLeague(call);
  const { season, isOpen } = windowOf(league, call.now);
  if (!isOpen) return call.fail(409, texts.teamsClosed);
  await enterSeason(call, season);
  const twin = await findTwin(call, season);
  if (twin) return { reference: twin.reference, token: await makeToken(call, twin.id) };
  const row = await insert(call, league);
  await tellContact(call, row, { kind: "registered", window: windowOf(league, call.now) });
  await tellInbox(call, row, { kind: "registered", inbox: league.inbox });
  return { reference: row.reference, token: await makeToken(call, row.id) };
};
