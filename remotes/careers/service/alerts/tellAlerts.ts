import type { JobCall } from "@serambi/kernel/service";

import { AlertFilters } from "../../contract/bodies";
import { isWanted } from "../jobs/listJobs";
import { findJob, toJob } from "../jobs/rows";
import { sendNews } from "./letters";

export const TELL_JOB = "tell-alerts";
/** Letters of one transaction; the rest follows in the next job. */
const BATCH = 200;

interface AlertRow {
  readonly id: string;
  readonly email: string;
  readonly language: "id" | "en";
  readonly origin: string;
  readonly filters: unknown;
}

/** Writes to everybody whose filters a new job passes; one address is written once for a job. */
export const tellAlerts = async (
  call: JobCall<{ readonly job: string; readonly after?: string | undefined }>,
): Promise<void> => {
  const { sql, tenant, now, payload } = call;
  const row = await findJob(sql, tenant.id, payload.job, now);
  // Closed again before anybody was told.
  if (!row?.is_open) return;
  const alerts = await sql.query<AlertRow>(
    `select distinct on (email) id, email, language, origin, filters from careers_alerts
     where tenant_id = $1 and confirmed_at is not null and email > $2 order by email, confirmed_at limit ${BATCH}`,
    [tenant.id, payload.after ?? ""],
  );
  for (const { email } of alerts) {
    const own = await sql.query<AlertRow>(
      "select id, email, language, origin, filters from careers_alerts where tenant_id = $1 and email = $2 and confirmed_at is not null order by confirmed_at",
      [tenant.id, email],
    );
    for (const alert of own) {
      const filters = AlertFilters.safeParse(alert.filters);
      if (!filters.success || !(await isWanted(call, { ...filters.data, ids: null }, row.id))) continue;
      await sendNews(call, alert, toJob(row));
      break;
    }
  }
  const last = alerts.at(-1);
  if (alerts.length === BATCH && last)
    await call.enqueue({ name: TELL_JOB, payload: { job: row.id, after: last.email } });
};
