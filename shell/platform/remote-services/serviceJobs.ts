import { LANGUAGES } from "@serambi/kernel/contracts";
import type { JobCall, Service, ServiceJob, ServiceTenant } from "@serambi/kernel/service";
import * as z from "zod";

import type { Transaction } from "../database/Database";
import { enterTenant, leaveTenant } from "../database/inTenant";
import type { JobHandler } from "../queue/Queue";
import { lendTools } from "./lendTools";
import { lentEnvironment, type Variables } from "./lentEnvironment";
import { sqlOf } from "./sqlOf";

/** A job of a service as it stands in the queue (`lendTools`). */
const Order = z.object({
  service: z.string(),
  name: z.string(),
  tenant: z.object({ id: z.uuid(), key: z.string(), language: z.enum(LANGUAGES) }),
  payload: z.unknown(),
});

interface Found {
  readonly service: Service;
  readonly job: ServiceJob;
  readonly tenant: ServiceTenant;
  readonly payload: unknown;
}

interface ServiceJobsOptions {
  /** A service that is live now. */
  readonly serviceOf: (id: string) => Service | undefined;
  readonly now: () => Date;
  /** Variables of this process. */
  readonly variables: Variables;
  /** Is told the key of a site once its visitors are shown what a job has changed. */
  readonly onSiteChanged?: ((key: string) => void) | undefined;
}

/**
 * Does the jobs of services, in the version of each that is live when they are due. A job that no live version has fails, and is tried again:
 * its service may come back.
 */
export const serviceJobs = ({ serviceOf, now, variables, onSiteChanged }: ServiceJobsOptions): JobHandler => {
  const find = (given: unknown): Found => {
    const { service: id, name, tenant, payload } = Order.parse(given);
    const service = serviceOf(id);
    const job = service?.jobs && Object.hasOwn(service.jobs, name) ? service.jobs[name] : undefined;
    if (!service || !job) throw new Error(`No live service does the job ${id}.${name}`);
    return { service, job, tenant, payload: z.core.parse(job.payload, payload) };
  };
  const record = async (tx: Transaction, given: unknown, result: unknown) => {
    const { service, job, tenant, payload } = find(given);
    if (!job.record) return undefined;
    await enterTenant(tx, tenant.id);
    const at = now();
    let isChanged = false;
    const onChanged = (): void => {
      isChanged = true;
    };
    const call: JobCall<unknown> = {
      sql: sqlOf(tx),
      db: tx,
      tenant,
      payload,
      now: at,
      ...lendTools({ tx, tenant, service, now: at, environment: lentEnvironment(service, variables), onChanged }),
    };
    // What the job takes of it is what its own schema and `run` gave: `job()` has typed it so.
    await job.record(call as never, result as never);
    await leaveTenant(tx);
    return isChanged ? () => onSiteChanged?.(tenant.key) : undefined;
  };
  return {
    run: async (given) => {
      const { service, job, tenant, payload } = find(given);
      return job.run?.(payload as never, tenant, lentEnvironment(service, variables));
    },
    record,
  };
};
