import type { Envelope } from "@serambi/kernel/contracts";
import type { FastifyRequest } from "fastify";
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
}

/**
 * A read that needs an app token: tenant, query and answer in one transaction. Path parameters and query are
 * checked together, a path parameter wins.
 */
export const tenantHandler =
  <S extends z.ZodType>(
    { db, appTokenKey, now }: AppDeps,
    schema: S,
    work: (call: TenantCall<z.output<S>>) => Promise<unknown>,
  ) =>
  async (request: FastifyRequest): Promise<Envelope> => {
    let texts = messagesFor();
    try {
      return await db.transaction(async (tx) => {
        const tenant = await authenticate(tx, request.headers["app-token"], appTokenKey, now());
        texts = messagesFor(tenant.language);
        const input = readInput(schema, { ...(request.query as object), ...(request.params as object) }, texts); // both are objects in fastify
        await enterTenant(tx, tenant.id);
        return success(texts.ok, await work({ tx, tenant, input, texts }));
      });
    } catch (error) {
      throw toApiFailure(error, texts);
    }
  };
