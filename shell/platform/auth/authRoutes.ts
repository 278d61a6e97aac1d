import { randomBytes } from "node:crypto";

import { roleOfKind, type Language } from "@serambi/kernel/contracts";
import { eq, lt, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import * as z from "zod";

import { makeLogoutHint } from "../account/logoutHint";
import { accountSecret } from "../account/seal";
import { ApiFailure } from "../app/ApiFailure";
import { messagesFor } from "../app/messages/messagesFor";
import { readInput } from "../app/readInput";
import { accessTokenDigest, bareToken, requireUser } from "../app/requireUserRole";
import { answer, creatingHandler, tenantHandler, type AppDeps, type TenantCall } from "../app/tenantHandler";
import { enterTenant } from "../database/inTenant";
import { accessTokens, memberships, persons } from "../database/schema";
import { findPerson, type FoundPerson } from "./findPerson";
import { idTokenReader, type Identity } from "./verifyIdToken";

const TOKEN_LIFE_MS = 30 * 24 * 60 * 60 * 1000;
/** Whoever signs in on a site for the first time is a student there (specification section 6). */
const STUDENT = 4;

/** Persons are no tenant's: they are looked for before the tenant's role goes on. */
const asPlatform = async <T>(
  { tx, tenant }: TenantCall<unknown>,
  work: (language: Language) => Promise<T>,
): Promise<T> => {
  await tx.execute(sql`set local role none`);
  const result = await work(tenant.language);
  await enterTenant(tx, tenant.id);
  return result;
};

const TokenRequest = z.object({ idToken: z.string().min(1).max(8_000) });
const Nothing = z.object({});

/** An access token of this person on this tenant: good as long as the session that it comes from. */
const makeAccessToken = async (
  { tx, tenant }: TenantCall<unknown>,
  { id: personId, sessionEndsAt }: FoundPerson,
  sessionId: string | undefined,
  now: Date,
): Promise<{ token: string; expiresAt: string }> => {
  const membership = { tenantId: tenant.id, personId };
  await tx
    .insert(memberships)
    .values({ ...membership, userKind: STUDENT, createdAt: now })
    .onConflictDoNothing();
  const [{ userKind } = { userKind: STUDENT }] = await tx
    .select({ userKind: memberships.userKind })
    .from(memberships)
    .where(eq(memberships.personId, personId));
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(Math.min(now.getTime() + TOKEN_LIFE_MS, sessionEndsAt?.getTime() ?? Infinity));
  await tx.delete(accessTokens).where(lt(accessTokens.expiresAt, now));
  await tx.insert(accessTokens).values({
    digest: accessTokenDigest(token),
    tenantId: tenant.id,
    userId: personId,
    userKind,
    createdAt: now,
    expiresAt,
    sessionId: sessionId ?? null,
  });
  return { token, expiresAt: expiresAt.toISOString() };
};

/** Who asks, and what they are on this tenant. */
const userDetail = async (call: TenantCall<unknown>, now: Date) => {
  const { id } = await requireUser(call, now);
  const [found] = await call.tx
    .select({ name: persons.name, email: persons.email, language: persons.language, kind: memberships.userKind })
    .from(persons)
    .innerJoin(memberships, eq(memberships.personId, persons.id))
    .where(eq(persons.id, id));
  if (!found) throw new ApiFailure(401, call.texts.loginNeeded);
  return { id, ...found, role: roleOfKind(found.kind) };
};

const userRoute = (app: FastifyInstance, deps: AppDeps, path: string): void => {
  app.get(
    path,
    tenantHandler(deps, Nothing, (call) => userDetail(call, deps.now())),
  );
};

/** `user/me` of the services host, which says the same as the auth host's `user/detail`. */
export const ownUserRoutes = (app: FastifyInstance, deps: AppDeps): void => userRoute(app, deps, "/user/me");

/** The auth host (specification section 7.2). */
export const authRoutes = (app: FastifyInstance, deps: AppDeps): void => {
  const readIdToken = idTokenReader(deps);
  const secret = accountSecret(deps.appTokenKey);

  app.post("/generate/token", async (request, reply) => {
    const { idToken } = readInput(TokenRequest, request.body ?? {}, messagesFor(), messagesFor().auth);
    // Outside of the transaction: another provider is asked for its keys.
    const identity: Identity | null = await readIdToken(idToken);
    const made = await answer(
      deps,
      request,
      () => identity,
      async (call) => {
        const person =
          identity && (await asPlatform(call, (language) => findPerson(call.tx, identity, language, deps.now())));
        if (identity === null || person === null) throw new ApiFailure(401, call.texts.identityUnknown);
        return makeAccessToken(call, person, identity.session_id, deps.now());
      },
    );
    return reply.code(201).send(made);
  });

  app.post(
    "/revoke/token",
    creatingHandler(
      deps,
      Nothing,
      () => ({}),
      async (call) => {
        const { id } = await requireUser(call, deps.now());
        const digest = accessTokenDigest(bareToken(call.authorization) ?? "");
        await call.tx.update(accessTokens).set({ revokedAt: deps.now() }).where(eq(accessTokens.digest, digest));
        return { logoutHint: makeLogoutHint(secret, id, deps.now()) };
      },
    ),
  );

  userRoute(app, deps, "/user/detail");
};
