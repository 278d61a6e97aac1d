import type { ServiceCall } from "@serambi/kernel/service";

import type { KeptTeam, TeamChange } from "../../contract/Teams";
import type { LeagueSetting } from "../league/settings";
import { texts } from "../texts";
import { forgetPupils, keepMembers, takeConsent } from "./keepMembers";
import { tellContact, tellInbox } from "./letters";
import { requireTeam, toTeams, type TeamRow } from "./rows";
import { enterSeason, requireFreeName } from "./teamName";
import { requireLeague, windowOf } from "./teamWindow";

type Tokened = { readonly token: string };

/** Until the window's end, and as long as nobody has taken it out. */
const isOpenTo = ({ season, state }: TeamRow, league: LeagueSetting, now: Date): boolean => {
  const window = windowOf(league, now);
  return window.isOpen && window.season === season && state !== "withdrawn";
};

const toKept = async (call: ServiceCall, row: TeamRow, league: LeagueSetting): Promise<KeptTeam> => {
  const [team] = await toTeams(call, [row]);
  if (!team) return call.fail(404, texts.noTeam);
  return { ...team, window: windowOf(league, call.now), isOpen: isOpenTo(row, league, call.now) };
};

/** A team at its link. */
export const readKeptTeam = async (call: ServiceCall<Tokened>): Promise<KeptTeam> =>
  toKept(call, await requireTeam(call, call.query.token), await requireLeague(call));

/** The team of a link that may still be changed; nobody else of its season changes meanwhile. */
const requireOpen = async (
  call: ServiceCall,
  token: string,
): Promise<{ readonly row: TeamRow; readonly league: LeagueSetting }> => {
  const league = await requireLeague(call);
  await enterSeason(call, (await requireTeam(call, token)).season);
  const row = await requireTeam(call, token);
  if (!isOpenTo(row, league, call.now)) return call.fail(409, texts.teamsClosed);
  return { row, league };
};

/** Name, coach, pupils and consent anew. The office looks at a changed team again. */
export const changeTeam = async (call: ServiceCall<unknown, TeamChange>): Promise<KeptTeam> => {
  const { sql, tenant, body, files } = call;
  const { row, league } = await requireOpen(call, body.token);
  await requireFreeName(call, row.season, body.teamName, row.id);
  const isAnew = body.consentFile !== undefined && body.consentFile !== row.consent_file;
  const consent =
    isAnew && body.consentFile !== undefined ? await takeConsent(call, body.consentFile) : row.consent_file;
  if (isAnew && row.consent_file !== "") await files.drop(row.consent_file);
  await sql.query(
    `update community_teams set name = $3, coach_name = $4, coach_phone = $5, consent_file = $6, state = 'registered', reason = ''
     where tenant_id = $1 and id = $2::uuid`,
    [tenant.id, row.id, body.teamName, body.coachName, body.coachPhone, consent],
  );
  await keepMembers(call, row.id, body.members);
  const changed = await requireTeam(call, body.token);
  await tellInbox(call, changed, { kind: "changed", inbox: league.inbox });
  return toKept(call, changed, league);
};

/** Takes a team out of the season; of its pupils nothing is kept. */
export const withdrawTeam = async (call: ServiceCall<unknown, Tokened>): Promise<KeptTeam> => {
  const { sql, tenant, body } = call;
  const { row, league } = await requireOpen(call, body.token);
  await sql.query("update community_teams set state = 'withdrawn' where tenant_id = $1 and id = $2::uuid", [
    tenant.id,
    row.id,
  ]);
  await forgetPupils(call, row);
  await tellContact(call, row, { kind: "withdrawn", window: windowOf(league, call.now) });
  await tellInbox(call, row, { kind: "withdrawn", inbox: league.inbox });
  return toKept(call, await requireTeam(call, body.token), league);
};
