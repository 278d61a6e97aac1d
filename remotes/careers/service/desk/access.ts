import type { ServiceCall, ServiceUser } from "@serambi/kernel/service";

import { findJob, type JobRow } from "../jobs/rows";
import { texts } from "../texts";

/** Roles that write and read for companies. The role is that of the account behind the call, each time anew. */
export const DESK_ROLES = { roles: ["superadmin", "admin", "industry"] as const };

export const isAdmin = ({ role }: ServiceUser): boolean => role === "superadmin" || role === "admin";

export type DeskCall = Pick<ServiceCall, "sql" | "tenant" | "now" | "fail"> & { readonly user: ServiceUser };

/** Whether somebody writes for a company: an administrator for all of their site. */
export const isMember = async ({ sql, tenant, user }: DeskCall, companyId: string): Promise<boolean> =>
  isAdmin(user) ||
  (
    await sql.query("select 1 from careers_members where tenant_id = $1 and company_id = $2 and person_id = $3", [
      tenant.id,
      companyId,
      user.id,
    ])
  ).length > 0;

/** A job of a company that the caller writes for. Somebody else's is as one that there is not. */
export const requireJob = async (call: DeskCall, id: string): Promise<JobRow> => {
  const { sql, tenant, now, fail } = call;
  const row = await findJob(sql, tenant.id, id, now);
  return row && (await isMember(call, row.company_id)) ? row : fail(404, texts.jobNotFound);
};
