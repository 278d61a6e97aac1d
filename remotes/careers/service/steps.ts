import type { Sql } from "@serambi/kernel/service";

import type { Step } from "../contract/Application";
import { isoOf } from "./jobs/rows";

/** Everything that can happen to a job or an application. */
export type Act =
  | "created"
  | "published"
  | "edited"
  | "closed"
  | "duplicated"
  | "exported"
  | "sent"
  | "read"
  | "interview"
  | "offer"
  | "rejected"
  | "withdrawn"
  | "cv-added"
  | "cv-read"
  | "note";

interface NewStep {
  readonly jobId: string;
  readonly applicationId?: string | undefined;
  readonly act: Act;
  readonly byId: string | null;
  readonly byName: string;
  readonly note?: string | null | undefined;
}

interface Work {
  readonly sql: Sql;
  readonly tenant: { readonly id: string };
  readonly now: Date;
}

/** Notes what somebody did, in the transaction that does it. */
export const recordStep = ({ sql, tenant, now }: Work, step: NewStep): Promise<unknown> =>
  sql.query(
    `insert into careers_steps (tenant_id, job_id, application_id, act, by_id, by_name, note, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [tenant.id, step.jobId, step.applicationId ?? null, step.act, step.byId, step.byName, step.note || null, now],
  );

/** Acts that only the company knows of. */
const INSIDE: ReadonlySet<string> = new Set<Act>(["note", "cv-read"]);

/** The history of an application. @param isInside for the company, with its notes */
export const readSteps = async (
  { sql, tenant }: Omit<Work, "now">,
  applicationId: string,
  isInside: boolean,
): Promise<Step[]> => {
  const rows = await sql.query<Step>(
    `select act, by_name as by, note, ${isoOf("at")} as at from careers_steps
     where tenant_id = $1 and application_id = $2 order by number`,
    [tenant.id, applicationId],
  );
  return isInside ? rows : rows.filter(({ act }) => !INSIDE.has(act));
};
