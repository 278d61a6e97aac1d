import { isLanguage, type Envelope, type Language } from "@serambi/kernel/contracts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type * as z from "zod";

import { enterTenant } from "../database/inTenant";
import type { Database, Transaction } from "../database/Database";
import { toApiFailure } from "./ApiFailure";
import { authenticate, type Tenant } from "./authenticate";
import { success } from "./envelope";
import type { Messages } from "./messages/id";
import { messagesFor } from "./messages/messagesFor";
import { readInput } from "./readInput";

/** What every route is made with. */
export interface AppDeps {
  readonly db: Database;
  readonly appTokenKey: Buffer;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly now: () => Date;
}

/** One request of a known tenant: `tx` sees that tenant's rows and no others. */
export interface TenantCall<I> {
  readonly tx: Transaction;
  readonly tenant: Tenant;
  readonly input: I;
  readonly texts: Messages;
  /** Who asks, as the `authorization` header says it: not believed before `findUser` has looked. */
  readonly authorization: string | undefined;
}

/** The shell names one language: that of its visitor. What a browser writes there by itself says nothing of this site. */
const askedLanguage = ({ headers }: FastifyRequest): Language | null => {
  const asked = headers["accept-language"];
  return isLanguage(asked) ? asked : null;
};

/** The learning-services client writes it in its own way (decisions, section 2). */
const appTokenOf = ({ headers }: FastifyRequest): unknown => headers["app-token"] ?? headers["apptoken"];

type Work<S extends z.ZodType> = (call: TenantCall<z.output<S>>) => Promise<unknown>;

/** Tenant, input and answer in one transaction. */
const answer = async <S extends z.ZodType>(
  { db, appTokenKey, now }: AppDeps,
  schema: S,
  work: Work<S>,
  request: FastifyRequest,
  given: unknown,
): Promise<Envelope> => {
  let texts = messagesFor();
  try {
    return await db.transaction(async (tx) => {
      const tenant = await authenticate(tx, appTokenOf(request), appTokenKey, now());
      texts = messagesFor(askedLanguage(request) ?? tenant.language);
      const input = readInput(schema, given, texts);
      await enterTenant(tx, tenant.id);
      const { authorization } = request.headers;
      return success(texts.ok, await work({ tx, tenant, input, texts, authorization }));
    });
  } catch (error) {
    throw toApiFailure(error, texts);
  }
};

/** A read that needs an app token. Path parameters and query are checked together, a path parameter wins. */
export const tenantHandler =
  <S extends z.ZodType>(deps: AppDeps, schema: S, work: Work<S>) =>
  (request: FastifyRequest): Promise<Envelope> =>
    answer(deps, schema, work, request, { ...(request.query as object), ...(request.params as object) }); // both are objects in fastify

/** A record made from a JSON body, with an app token: 201 (specification section 4). */
export const creatingHandler =
  <S extends z.ZodType>(deps: AppDeps, schema: S, work: Work<S>) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<Envelope> => {
    const made = await answer(deps, schema, work, request, request.body ?? {});
    void reply.code(201);
    return made;
  };

/** A change by a JSON body, with an app token. The body is `input.body`, beside the path's parameters. */
export const changingHandler =
  <S extends z.ZodType>(deps: AppDeps, schema: S, work: Work<S>) =>
  (request: FastifyRequest): Promise<Envelope> =>
    answer(deps, schema, work, request, { ...(request.params as object), body: request.body }); // an object in fastify
