import { pageNumber, pageSize, paged, type ServiceCall } from "@serambi/kernel/service";
import * as z from "zod";

import { TEAM_STATES } from "../../contract/teamLimits";
import type { Consent, Team, TeamDecision, TeamList } from "../../contract/Teams";
import { texts } from "../texts";
import { forgetPupils } from "./keepMembers";
import { tellContact } from "./letters";
import { findTeams, requireTeam, toTeams, type TeamRow } from "./rows";
import { enterSeason, requireFreeName } from "./teamName";
import { requireLeague, windowOf } from "./teamWindow";

/** As the store of team registrations asks: page 1, ten of them. (specification section 8) */
export const TeamQuery = z.object({
  page: pageNumber(),
  pageSize: pageSize(10),
  state: z.enum(["", ...TEAM_STATES]).default(""),
});

/** Teams of the season that registers, the oldest first. */
export const listTeams = async (call: ServiceCall<z.output<typeof TeamQuery>>): Promise<TeamList> => {
  const { sql, tenant, query } = call;
  const { registration } = await requireLeague(call);
  const { page, pageSize: perPage, state } = query;
  const [count] = await sql.query<{ total: number }>(
    "select count(*)::int as total from community_teams t where tenant_id = $1 and season = $2 and ($3 = '' or state = $3)",
    [tenant.id, registration.season, state],
  );
  const rows = await findTeams(
    call,
    "t.season = $2 and ($3 = '' or t.state = $3) order by t.registered_at, t.reference limit $4 offset $5",
    [registration.season, state, perPage, (page - 1) * perPage],
  );
  const totals = paged({ page, pageSize: perPage, totalItems: count?.total ?? 0, items: [] });
  return { ...totals, items: await toTeams(call, rows) };
};

const requireById = async (call: ServiceCall, id: string): Promise<TeamRow> =>
  (await findTeams(call, "t.id = $2::uuid", [id]))[0] ?? call.fail(404, texts.noTeam);

const TAKES: Readonly<Record<TeamDecision["decision"], readonly Team["state"][]>> = {
  confirmed: ["registered", "declined"],
  declined: ["registered", "confirmed"],
  removed: ["registered", "confirmed", "declined"],
};

const STATES = { confirmed: "confirmed", declined: "declined", removed: "withdrawn" } as const;

/**
 * Confirms a team, declines it (its coach may mend it until the window's end), or takes it out and forgets its pupils. The school's contact is told.
 * @throws 409 where a colleague, or the coach, was first, and where there is no consent to confirm
 */
export const decideTeam = async (
  call: ServiceCall<unknown, TeamDecision>,
): Promise<{ readonly decision: TeamDecision["decision"] }> => {
  const { sql, tenant, body, fail } = call;
  const { decision, reason } = body;
  const league = await requireLeague(call);
  await enterSeason(call, (await requireById(call, body.id)).season);
  const row = await requireById(call, body.id);
  if (!TAKES[decision].includes(row.state)) return fail(409, texts.decidedAlready);
  if (decision === "confirmed") {
    if (row.consent_file === "") return fail(409, texts.noConsentYet);
    await requireFreeName(call, row.season, row.name, row.id);
  }
  await sql.query("update community_teams set state = $3, reason = $4 where tenant_id = $1 and id = $2::uuid", [
    tenant.id,
    row.id,
    STATES[decision],
    decision === "confirmed" ? "" : reason,
  ]);
  if (decision === "removed") await forgetPupils(call, row);
  await tellContact(call, row, { kind: decision, window: windowOf(league, call.now), reason });
  return { decision };
};

const typeOf = (name: string): Consent["type"] =>
  name.endsWith(".pdf") ? "application/pdf" : name.endsWith(".png") ? "image/png" : "image/jpeg";

const readConsent = async ({ files, fail }: ServiceCall, { consent_file }: TeamRow): Promise<Consent> => {
  const file = consent_file === "" ? null : await files.read(consent_file);
  if (!file) return fail(404, texts.noConsentYet);
  return { name: file.name, type: typeOf(file.name), bytes: Buffer.from(file.bytes).toString("base64") };
};

/** The consent of a team, for the office. */
export const readConsentById = async (call: ServiceCall<{ readonly id: string }>): Promise<Consent> =>
  readConsent(call, await requireById(call, call.query.id));

/** The consent of a team, for whoever has its link. */
export const readOwnConsent = async (call: ServiceCall<{ readonly token: string }>): Promise<Consent> =>
  readConsent(call, await requireTeam(call, call.query.token));
