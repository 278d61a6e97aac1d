import { and, desc, eq, isNotNull, sql } from "drizzle-orm";

import type { Transaction } from "../database/Database";
import { jobDecisions, jobs, persons, tenants } from "../database/schema";

const MOST = 100;

/** `again`: all tries from the beginning; `given up`: the job is removed. */
export type JobDecision = (typeof jobDecisions.$inferSelect)["decision"];

/** A job says which tenant it is for as `tenantId` of its payload; of the rest of it nothing is shown. */
const tenantOfJob = sql<string | null>`${jobs.payload} ->> 'tenantId'`;

/** Jobs that are not tried any more, the last to fail first. */
export const listFailedJobs = async (tx: Transaction) => {
  const rows = await tx
    .select({
      id: jobs.id,
      kind: jobs.kind,
      tenant: tenants.key,
      failedAt: sql<Date>`${jobs.failedAt}`.mapWith(jobs.failedAt),
      lastError: jobs.lastError,
      attempts: jobs.attempts,
    })
    .from(jobs)
    .leftJoin(tenants, sql`${tenants.id}::text = ${tenantOfJob}`)
    .where(isNotNull(jobs.failedAt))
    .orderBy(desc(jobs.failedAt))
    .limit(MOST);
  return { rows, count: await tx.$count(jobs, isNotNull(jobs.failedAt)) };
};

/** What was decided lately, and by whom. */
export const listDecisions = (tx: Transaction) =>
  tx
    .select({
      id: jobDecisions.id,
      jobId: jobDecisions.jobId,
      kind: jobDecisions.kind,
      tenant: tenants.key,
      decision: jobDecisions.decision,
      decidedAt: jobDecisions.decidedAt,
      by: persons.name,
    })
    .from(jobDecisions)
    .leftJoin(persons, eq(persons.id, jobDecisions.personId))
    .leftJoin(tenants, eq(tenants.id, jobDecisions.jobTenant))
    .orderBy(desc(jobDecisions.id))
    .limit(MOST);

/** Has a job that failed for good done again, or gives it up, and notes who decided that. @returns false where it is not there any more */
export const decideJob = async (
  tx: Transaction,
  { id, decision, personId }: { readonly id: number; readonly decision: JobDecision; readonly personId: string },
  now: Date,
): Promise<boolean> => {
  const failed = and(eq(jobs.id, id), isNotNull(jobs.failedAt));
  const given = { kind: jobs.kind, jobTenant: tenantOfJob };
  const [job] =
    decision === "again"
      ? await tx.update(jobs).set({ failedAt: null, attempts: 0, runAt: now }).where(failed).returning(given)
      : await tx.delete(jobs).where(failed).returning(given);
  if (!job) return false;
  await tx.insert(jobDecisions).values({ jobId: id, ...job, decision, personId, decidedAt: now });
  return true;
};
