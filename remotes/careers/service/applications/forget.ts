import type { Sql } from "@serambi/kernel/service";

interface Scope {
  readonly sql: Sql;
  readonly tenant: { readonly id: string };
}

/** Deletes applications with their CVs and all that was noted of them. @param condition of `careers_applications a`; `$1` is the tenant */
export const forgetApplications = async (
  { sql, tenant }: Scope,
  condition: string,
  values: readonly unknown[],
): Promise<number> => {
  const gone = await sql.query<{ file_id: string | null }>(
    `delete from careers_applications a where a.tenant_id = $1 and ${condition} returning a.file_id`,
    [tenant.id, ...values],
  );
  for (const { file_id } of gone)
    if (file_id !== null)
      await sql.query("delete from careers_files where tenant_id = $1 and id = $2", [tenant.id, file_id]);
  return gone.length;
};

/** Takes the CV away from an application, and deletes it. */
export const dropCv = async ({ sql, tenant }: Scope, applicationId: string, fileId: string | null): Promise<void> => {
  if (fileId === null) return;
  await sql.query("update careers_applications set file_id = null where tenant_id = $1 and id = $2", [
    tenant.id,
    applicationId,
  ]);
  await sql.query("delete from careers_files where tenant_id = $1 and id = $2", [tenant.id, fileId]);
};
