import type * as z from "zod";

import type {
  Access,
  Endpoint,
  EndpointDefinition,
  JobDefinition,
  SeedCall,
  SeedRows,
  Service,
  ServiceJob,
} from "./types";

type Schema = z.core.$ZodType;

/**
 * One endpoint, its handler typed by the schemas beside it.
 *
 *     endpoint({
 *       host: "notes",
 *       method: "GET",
 *       path: "/list",
 *       access: "loggedIn",
 *       handle: ({ sql, user }) => sql.query("select text from notes where user_id = $1", [user.id]),
 *     })
 */
export const endpoint = <
  Allowed extends Access,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  Params extends Schema | undefined = undefined,
>(
  definition: EndpointDefinition<Query, Body, Params, Allowed>,
): Endpoint => definition;

/** Types a job: `run` and `record` by its payload's schema, `record` by what `run` gives. */
export const job = <Payload extends Schema, Result = undefined>(
  definition: JobDefinition<Payload, Result>,
): ServiceJob => definition;

/** Rows of each tenant, and how they are written. */
export const seedRows = <Data>(
  data: () => Readonly<Record<string, Data>>,
  write: (call: SeedCall, data: Data) => Promise<void>,
): SeedRows => ({ data, write });

/**
 * What `service/index.ts` of a remote exports as `service`: tables, endpoints, settings and seed that the embedded platform runs for it,
 * in the version of it that is live. Where the hosts are real ones nothing of it runs.
 */
export const defineService = (service: Service): Service => service;
