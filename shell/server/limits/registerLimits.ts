import { createHash } from "node:crypto";

import rateLimit from "@fastify/rate-limit";
import type { Language } from "@serambi/kernel/contracts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import type { Env } from "../env/readEnv";
import { failureOfStatus } from "../errors/failure";
import { isApiCall, sendFailure } from "../errors/sendFailure";
import type { Metrics } from "../health/Metrics";
import type { SharedState } from "../sharedState/SharedState";
import type { TenantDirectory } from "../startup/TenantDirectory";
import { hostOf, knownTenant } from "../tenant/knownTenant";
import { requestOrigin } from "../tenant/requestOrigin";
import { readLanguage } from "../visitor/languageCookie";
import { readSession } from "../visitor/session";
import { BUDGETS, budgetOf, budgetSizes, type Budget } from "./budgets";
import { COUNTED_HERE, RequestCounts, storeOver } from "./RequestCounts";
import { visitorAddress } from "./visitorAddress";

interface LimitDeps {
  readonly rates: Env["rateLimits"] | undefined;
  readonly directory: TenantDirectory;
  readonly metrics: Metrics;
  readonly shared?: SharedState | undefined;
}

const WINDOW_MS = 60_000;
/** So many letters of a session's digest tell all sessions apart; no token can be found from the keys of the counts. */
const SESSION_LETTERS = 22;

/** The key of the budget: the session where somebody writes who is signed in, else the address. */
const ownerOf = (budget: Budget, request: FastifyRequest): string => {
  const { accessToken } = readSession(request);
  if (budget !== "writes" || accessToken === undefined) return visitorAddress(request);
  return createHash("sha256").update(accessToken).digest("base64url").slice(0, SESSION_LETTERS);
};

const keyOf = (directory: TenantDirectory, budget: Budget, request: FastifyRequest): string =>
  budget === "pages"
    ? `${COUNTED_HERE}${visitorAddress(request)}`
    : `${budget}:${knownTenant(directory, request)}:${ownerOf(budget, request)}`;

/** The language that the visitor reads the site in, where it is known without asking anybody. */
const languageOf = async (directory: TenantDirectory, request: FastifyRequest): Promise<Language | null> => {
  const host = hostOf(request);
  if (host === null || directory.keyOf(host) === null) return null;
  return (await directory.find(host, requestOrigin(request), readLanguage(request)))?.tenant.language ?? null;
};

/**
 * Refuses with 429 what is more than the budget of its address and tenant. Calls are told what is left of theirs
 * (`RateLimit-*`); pages and their files have one budget per address that no visitor gets near.
 */
export const registerLimits = async (
  app: FastifyInstance,
  { rates, directory, metrics, shared }: LimitDeps,
): Promise<void> => {
  const store = storeOver(new RequestCounts({ shared }));
  await app.register(rateLimit, { global: false, timeWindow: WINDOW_MS, store });
  const limitOf = (budget: Budget, max: number) =>
    app.createRateLimit({ max, keyGenerator: (request) => keyOf(directory, budget, request) });
  const sizes = budgetSizes(rates);
  const limits = new Map(
    BUDGETS.flatMap((budget) => (sizes[budget] > 0 ? [[budget, limitOf(budget, sizes[budget])] as const] : [])),
  );

  app.addHook("onRequest", async (request, reply) => {
    const budget = budgetOf(request);
    if (budget === "writes" && readSession(request).accessToken !== undefined) {
      const refused = await refuse(request, reply, "crowds");
      if (refused) return refused;
    }
    return budget ? refuse(request, reply, budget) : undefined;
  });

  const refuse = async (
    request: FastifyRequest,
    reply: FastifyReply,
    budget: Budget,
  ): Promise<FastifyReply | undefined> => {
    const limit = limits.get(budget);
    if (!limit) return undefined;
    const count = await limit(request);
    if (count.isAllowed) return undefined;
    if (isApiCall(request))
      reply.headers({
        "ratelimit-limit": count.max,
        "ratelimit-remaining": count.remaining,
        "ratelimit-reset": count.ttlInSeconds,
      });
    if (!count.isExceeded) return undefined;
    metrics.countLimited(budget);
    request.siteLanguage ??= await languageOf(directory, request);
    return sendFailure(request, reply, failureOfStatus(429, count.ttlInSeconds));
  };
};
