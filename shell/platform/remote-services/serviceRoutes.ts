import { HOST_NAMES } from "@serambi/kernel/contracts";
import {
  isBareAnswer,
  type AskedRead,
  type Endpoint,
  type Fail,
  type Service,
  type ServiceCall,
} from "@serambi/kernel/service";
import { sql } from "drizzle-orm";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { ApiFailure } from "../app/ApiFailure";
import { readInput, type FieldTexts } from "../app/readInput";
import { findUser, requireUser, requireUserRole } from "../app/requireUserRole";
import { answer, type AppDeps, type TenantCall } from "../app/tenantHandler";
import type { PersonEvents } from "../events/PersonEvents";
import { inTenant } from "../database/inTenant";
import { streamEvents } from "../events/streamEvents";
import { lendTools } from "./lendTools";
import { lentEnvironment, type Variables } from "./lentEnvironment";
import { readPassages } from "./readPassages";
import { signUpIn } from "./signUpIn";
import { sqlOf } from "./sqlOf";
import { writeLines } from "./writeLines";

interface Input {
  readonly query: unknown;
  readonly body: unknown;
  readonly params: unknown;
  readonly fields: FieldTexts;
}

/** What came in, as it came. */
type Asked = Pick<FastifyRequest, "params" | "query" | "body">;
type Inputs = Pick<TenantCall<unknown>, "texts" | "language">;

/** The address of a host's paths on the platform: those of the specification share one, a service's own host has its own. */
const pathPrefix = (host: string): string =>
  HOST_NAMES.some((name) => name === host) ? "" : `/hosts/${encodeURIComponent(host)}`;

const readAll = (
  { fields = {} }: Pick<Service, "fields">,
  endpoint: Endpoint,
  request: Asked,
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

/** Where a call comes from, and what else there is. */
interface Surroundings {
  readonly now: Date;
  readonly services: readonly Service[];
  readonly headers: FastifyRequest["headers"];
  readonly variables: Variables;
  readonly answerWith: ServiceCall["answerWith"];
  readonly log: ServiceCall["log"];
  readonly db: AppDeps["db"];
  readonly accountOrigin: string | undefined;
  readonly signal: AbortSignal;
}

const NONE = (): undefined => undefined;

/** What another service answers to a read, as this call's caller would get it. */
const askIn =
  (call: TenantCall<unknown>, around: Surroundings): ServiceCall["ask"] =>
  async ({ host, path, query = {} }: AskedRead) => {
    for (const service of around.services)
      for (const endpoint of service.endpoints) {
        if (
          endpoint.host !== host ||
          endpoint.path !== path ||
          endpoint.method !== "GET" ||
          endpoint.events ||
          endpoint.lines
        )
          continue;
        try {
          const input: Asked = { query, params: {}, body: {} };
          return await run({ ...call, input }, { service, endpoint }, { ...around, answerWith: NONE, headers: {} });
        } catch (error) {
          if (error instanceof ApiFailure) return null;
          throw error;
        }
      }
    return null;
  };

const headersIn = ({ headers: names = [] }: Endpoint, given: FastifyRequest["headers"]): ServiceCall["headers"] =>
  Object.fromEntries(names.map((name) => [name, [given[name]].flat()[0]]));

interface Running {
  readonly service: Service;
  readonly endpoint: Endpoint;
}

/** Who asks is looked at before what they ask with: whoever may not call learns nothing of what the call takes. */
const run = async (call: TenantCall<Asked>, { service, endpoint }: Running, around: Surroundings): Promise<unknown> => {
  const { tx, tenant, language } = call;
  const { now, answerWith, log, headers } = around;
  const user = await userOf(call, endpoint, now);
  const input = readAll(service, endpoint, call.input, call);
  if (user) await tx.execute(sql`select set_config('serambi.user_id', ${user.id}, true)`);
  const given: ServiceCall = {
    sql: sqlOf(tx),
    db: tx,
    tenant: { id: tenant.id, key: tenant.key, language: tenant.language },
    host: tenant.host,
    user,
    query: input.query,
    body: input.body,
    params: input.params,
    language,
    now,
    fail: failIn(language),
    ...lendTools({
      tx,
      tenant,
      service,
      now,
      environment: lentEnvironment(service, around.variables),
      onChanged: call.noteChanged,
    }),
    headers: headersIn(endpoint, headers),
    answerWith,
    signUp: signUpIn(call, around),
    ask: askIn(call, around),
    passages: () =>
      readPassages({
        tx,
        tenant,
        services: around.services,
        now,
        onFailure: (id, error) => log("A service could not say what it has", { from: id, reason: String(error) }),
      }),
    later: (work) => inTenant(around.db, tenant.id, (later) => work({ sql: sqlOf(later), db: later })),
    signal: around.signal,
    log,
  };
  // What the handler takes of it is what its own schemas and access gave: `endpoint()` has typed it so.
  return (await endpoint.handle(given as never)) ?? null;
};

/** Whose stream of events it is: whoever may call the endpoint, and is not refused by its handler. */
const listen = async (
  work: (onCall: (call: TenantCall<Asked>) => Promise<unknown>) => Promise<unknown>,
  running: Running,
  { events, reply, around }: { events: PersonEvents; reply: FastifyReply; around: Surroundings },
): Promise<void> => {
  const { endpoint } = running;
  let listening: { readonly site: string; readonly personId: string | null; readonly state: unknown } | undefined;
  await work(async (call) => {
    const user = await userOf(call, endpoint, around.now);
    listening = { site: call.tenant.id, personId: user?.id ?? null, state: await run(call, running, around) };
  });
  if (!listening) throw new Error(`The handler of ${endpoint.path} was not run`);
  reply.hijack();
  streamEvents(events, reply.raw, { ...listening, names: endpoint.events ?? [] });
};

/** Lines begin once the handler's transaction is committed: nothing waits for them in the database. */
const answerLines = async (
  work: (onCall: (call: TenantCall<Asked>) => Promise<unknown>) => Promise<unknown>,
  running: Running,
  { reply, around }: { reply: FastifyReply; around: Surroundings },
): Promise<void> => {
  let lines: unknown;
  await work(async (call) => {
    lines = await run(call, running, around);
  });
  reply.hijack();
  const onFailure = (error: unknown): void =>
    reply.log.error({ err: error, service: running.service.id }, `${running.endpoint.path} broke off`);
  await writeLines(reply.raw, lines, { signal: around.signal, onFailure });
};

/** Aborted where the connection ends before the answer does. */
const goneSignal = (reply: FastifyReply): AbortSignal => {
  const gone = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
};

interface ServiceRoutesOptions {
  readonly deps: AppDeps;
  readonly isOwn: (method: string, path: string) => boolean;
  readonly events: PersonEvents;
  /** All that are live, this one among them. */
  readonly services: readonly Service[];
}

/**
 * The endpoints of a service as routes: app token, input, user and answer are the platform's to check.
 * @throws Error when a path is another's already, or a host is not the service's to answer for
 */
export const serviceRoutes = (
  app: FastifyInstance,
  service: Service,
  { deps, isOwn, events, services }: ServiceRoutesOptions,
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
        if (method === "POST") void reply.code(201);
        const around: Surroundings = {
          now: deps.now(),
          services,
          variables: deps.variables,
          headers: request.headers,
          answerWith: (status) => void reply.code(status),
          db: deps.db,
          accountOrigin: deps.accountOrigin,
          signal: goneSignal(reply),
          log: (message, details) => request.log.warn({ ...details, service: service.id }, message),
        };
        const running: Running = { service, endpoint };
        const work = (onCall: (call: TenantCall<Asked>) => Promise<unknown>) =>
          answer<Asked>(deps, request, () => request, onCall);
        if (endpoint.events) return listen(work, running, { events, reply, around });
        if (endpoint.lines) return answerLines(work, running, { reply, around });
        const answered = await work((call) => run(call, running, around));
        if (!isBareAnswer(answered.data)) return answered;
        const { status, headers, body } = answered.data;
        return reply
          .code(status)
          .headers(headers)
          .send(body === null ? "" : JSON.stringify(body));
      },
    });
  }
};
