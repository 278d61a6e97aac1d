import type { FastifyInstance } from "fastify";
import * as z from "zod";

import { ApiFailure, toApiFailure } from "../../app/ApiFailure";
import { success } from "../../app/envelope";
import { messagesFor } from "../../app/messages/messagesFor";
import { readInput } from "../../app/readInput";
import { tenantHandler, type AppDeps } from "../../app/tenantHandler";
import { appVersion } from "../../database/schema";
import { createToken } from "./createToken";
import { isSameSecret } from "./isSameSecret";

const MAX_LENGTH = 200;
const name = z.string().min(1).max(MAX_LENGTH);

const TokenRequest = z.object({
  clientId: name,
  secret: name,
  scopes: z.array(name).max(50).default([]),
});

const Nothing = z.object({});

/** The specification writes these paths with and without a version. */
const PREFIXES = ["/authorizer", "/v1/authorizer"];

/** App tokens and the application's version (specification section 7.1, `authorizer/…`). */
export const authorizerRoutes = (app: FastifyInstance, deps: AppDeps): void => {
  for (const prefix of PREFIXES) {
    app.post(`${prefix}/token/generate`, async (request, reply) => {
      const texts = messagesFor();
      const { clientId, secret, scopes } = readInput(TokenRequest, request.body, texts, texts.authorizer);
      // Both are compared whichever is wrong: the time taken tells nothing.
      const isClient = [isSameSecret(clientId, deps.clientId), isSameSecret(secret, deps.clientSecret)].every(Boolean);
      if (!isClient) throw new ApiFailure(401, texts.wrongClient);
      const created = await createToken(deps, { clientId, scopes }, deps.now());
      return reply.code(201).send(success(texts.tokenCreated, created));
    });

    app.get(`${prefix}/version`, async () => {
      const texts = messagesFor();
      const [row] = await deps.db.transaction((tx) => tx.select({ version: appVersion.version }).from(appVersion));
      if (!row) throw toApiFailure(new Error("The platform has not been seeded"), texts);
      return success(texts.ok, row);
    });

    app.get(
      `${prefix}/validate`,
      tenantHandler(deps, Nothing, async () => ({ valid: true })),
    );
  }
};
