import { endpoint, type ServiceCall } from "@serambi/kernel/service";
import * as z from "zod";

import {
  TeamChange,
  TeamDecision,
  TeamForm,
  TeamWithdrawal,
  type TeamSchool,
  type TeamWindow,
} from "../../contract/Teams";
import { cityName, provinceName } from "../schools/readSchools";
import { fields, texts } from "../texts";
import { changeTeam, readKeptTeam, withdrawTeam } from "./changeTeam";
import { decideTeam, listTeams, readConsentById, readOwnConsent, TeamQuery } from "./officeTeams";
import { registerTeam } from "./registerTeam";
import { requireLeague, windowOf } from "./teamWindow";

const OFFICE = { roles: ["superadmin", "admin", "lead_program"] } as const;
const byToken = z.object({ token: z.string().min(1).max(120) });
const byId = z.object({ id: z.uuid() });

const readWindow = async (call: ServiceCall): Promise<TeamWindow> => windowOf(await requireLeague(call), call.now);

/** A school that takes part. @throws 404 */
const readSchool = async ({ sql, tenant, query, fail }: ServiceCall<{ readonly id: string }>): Promise<TeamSchool> => {
  const [row] = await sql.query<{ id: string; npsn: string; name: string; city_id: string; province_id: string }>(
    `select id::text as id, npsn, name, city_id, province_id from community_schools
     where tenant_id = $1 and id = $2::uuid and is_confirmed`,
    [tenant.id, query.id],
  );
  if (!row) return fail(404, fields["schoolId"] ?? texts.wrong);
  const { id, npsn, name } = row;
  return { id, npsn, name, city: cityName(row.city_id), province: provinceName(row.province_id) };
};

/** Teams: registration, their own link, and the office's list. */
export const teamEndpoints = [
  endpoint({
    host: "services",
    method: "POST",
    path: "/team/register",
    access: "anyone",
    body: TeamForm,
    handle: registerTeam,
  }),
  endpoint({
    host: "services",
    method: "POST",
    path: "/auth/team/register",
    access: "loggedIn",
    body: TeamForm,
    handle: registerTeam,
  }),
  endpoint({ host: "community", method: "GET", path: "/teams/window", access: "anyone", handle: readWindow }),
  endpoint({
    host: "community",
    method: "GET",
    path: "/teams/school",
    access: "anyone",
    query: byId,
    handle: readSchool,
  }),
  endpoint({
    host: "community",
    method: "GET",
    path: "/teams/one",
    access: "anyone",
    query: byToken,
    handle: readKeptTeam,
  }),
  endpoint({
    host: "community",
    method: "GET",
    path: "/teams/consent",
    access: "anyone",
    query: byToken,
    handle: readOwnConsent,
  }),
  endpoint({
    host: "community",
    method: "POST",
    path: "/teams/change",
    access: "anyone",
    body: TeamChange,
    handle: changeTeam,
  }),
  endpoint({
    host: "community",
    method: "POST",
    path: "/teams/withdraw",
    access: "anyone",
    body: TeamWithdrawal,
    handle: withdrawTeam,
  }),
  endpoint({
    host: "community",
    method: "GET",
    path: "/teams/list",
    access: OFFICE,
    query: TeamQuery,
    handle: listTeams,
  }),
  endpoint({
    host: "community",
    method: "GET",
    path: "/teams/file",
    access: OFFICE,
    query: byId,
    handle: readConsentById,
  }),
  endpoint({
    host: "community",
    method: "POST",
    path: "/teams/decide",
    access: OFFICE,
    body: TeamDecision,
    handle: decideTeam,
  }),
];
