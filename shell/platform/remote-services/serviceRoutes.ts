import { HOST_NAMES } from "@serambi/kernel/contracts";
import type { Endpoint, Fail, Service, ServiceCall } from "@serambi/kernel/service";
import { sql } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";

import { ApiFailure } from "../app/ApiFailure";
import { readInput, type FieldTexts } from "../app/readInput";
import { findUser, requireUser, requireUserRole } from "../app/requireUserRole";
import { answer, type AppDeps, type TenantCall } from "../app/tenantHandler";
import { lendTools } from "./lendTools";
import { sqlOf } from "./sqlOf";

interface Input {
  readonly query: unknown;
  readonly body: unknown;
  readonly params: unknown;
  readonly fields: FieldTexts;
}

type Inputs = Pick<TenantCall<unknown>, "texts" | "language">;

/** The address of a host's paths on the platform: those of the specification share one, a service's own host has its own. */
const pathPrefix = (host: string): string =>
  HOST_NAMES.some((name) => name === host) ? "" : `/hosts/${encodeURIComponent(host)}`;

const readAll = (
  { fields = {} }: Pick<Service, "fields">,
  endpoint: Endpoint,
  request: FastifyRequest,
  { texts, language }: Inputs,
): Input => {
  const words = Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, text[language]]));
  const read = (schema: Endpoint["query"], value: unknown) => (schema ? readInput(schema, value, texts, words) : value);
  return {
    params: read(endpoint.params, request.params),
    query: read(endpoint.query, request.query),
    body: read(endpoint.body, request.body ?? {}),
    fields: words,
  };
};

const userOf = async (call: TenantCall<unknown>, { access }: Endpoint, now: Date): Promise<ServiceCall["user"]> => {
  if (access === "anyone") return findUser(call, now);
  return access === "loggedIn" ? requireUser(call, now) : requireUserRole(call, access.roles, now);
};

const failIn =
  (language: TenantCall<unknown>["language"]): Fail =>
  (status, message, fields) => {
    throw new ApiFailure(status, message[language], {
      ...(fields && {
        fields: Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, text[language]])),
      }),
    });
  };

interface Running {
  readonly service: Service;
  readonly endpoint: Endpoint;
  readonly now: Date;
}

/** Who asks is looked at before what they ask with: whoever may not call learns nothing of what the call takes. */
const run = async (call: TenantCall<FastifyRequest>, { service, endpoint, now }: Running): Promise<unknown> => {
  const { tx, tenant, language } = call;
  const user = await userOf(call, endpoint, now);
  const input = readAll(service, endpoint, call.input, call);
  if (user) await tx.execute(sql`select set_config('serambi.user_id', ${user.id}, true)`);
  const given: ServiceCall = {
    sql: sqlOf(tx),
    db: tx,
    tenant: { id: tenant.id, key: tenant.key, language: tenant.language },
    user,
    query: input.query,
    body: input.body,
    params: input.params,
    language,
    now,
    fail: failIn(language),
    ...lendTools({ tx, tenant, service, now }),
  };
  // What the handler takes of it is what its own schemas and access gave: `endpoint()` has typed it so.
  return (await endpoint.handle(given as never)) ?? null;
};

/**
 * The endpoints of a service as routes: app token, input, user and answer are the platform's to check.
 * @throws Error when a path is another's already, or a host is not the service's to answer for
 */
export const serviceRoutes = (
  app: FastifyInstance,
  service: Service,
  { deps, isOwn }: { readonly deps: AppDeps; readonly isOwn: (method: string, path: string) => boolean },
): void => {
  for (const endpoint of service.endpoints) {
    const { host, method, path, bodyLimitBytes } = endpoint;
    const prefix = pathPrefix(host);
    if (prefix !== "" && host !== service.id)
      throw new Error(`"${service.id}" answers for a host "${host}": its own is called "${service.id}"`);
    if (isOwn(method, path)) throw new Error(`"${service.id}" answers ${method} ${path}, which is the platform's own`);
    app.route({
      method,
      url: `${prefix}${path}`,
      ...(bodyLimitBytes !== undefined && { bodyLimit: bodyLimitBytes }),
      handler: async (request, reply) => {
        const running: Running = { service, endpoint, now: deps.now() };
        const made = await answer(
          deps,
          request,
          () => request,
          (call) => run(call, running),
        );
        if (method === "POST") void reply.code(201);
        return made;
      },
    });
  }
};
