import type { PublicTenant } from "@serambi/kernel/contracts";
import type { FastifyReply, FastifyRequest } from "fastify";

import { sendFailure } from "../errors/sendFailure";
import { pathOf } from "../security/requestTarget";
import type { PlatformSession } from "../startup/PlatformSession";
import { visitedHost } from "../tenant/visitedHost";
import type { SiteEdition } from "../edition/SiteEdition";
import type { Upstream } from "../upstream/Upstream";
import { readSession } from "./session";

export interface LoginDeps {
  readonly upstream: Upstream;
  readonly platform: PlatformSession;
  /** Of the account site; undefined where there is none. */
  readonly accountUrl: string | undefined;
}

/** Where the account site sends visitors back to: it must be reached without a session. */
const CALLBACK = /^\/callbackauth\/?$/i;
const RETRY_AFTER_SECONDS = 300;

/** Whether a visitor of this site has to log in first (specification section 2.4). */
export const isForLogin = (request: FastifyRequest, { tenant: { settings } }: Pick<SiteEdition, "tenant">): boolean =>
  settings.isLoginOnly === true &&
  !settings.isMaintenance &&
  readSession(request).accessToken === undefined &&
  !CALLBACK.test(pathOf(request.originalUrl));

/** The account site's auth page with the four parameters of specification section 2.4. */
const loginAddress = async (
  { upstream, platform }: LoginDeps,
  request: FastifyRequest,
  accountUrl: string,
  { id, origin }: PublicTenant,
): Promise<string> => {
  const pair = await platform.pair();
  const url = new URL(`${accountUrl.replace(/\/$/, "")}/auth`);
  url.search = new URLSearchParams({
    redirect: origin,
    "lms-id": id,
    code: pair.code,
    "app-token": upstream.appToken({ host: visitedHost(request), path: pathOf(request.originalUrl) }, pair),
  }).toString();
  return url.href;
};

/** Sends a visitor to the account site; where there is none, says so. Neither is kept: the app token is of this moment. */
export const sendToLogin = async (
  deps: LoginDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  tenant: PublicTenant,
): Promise<FastifyReply> => {
  reply.header("cache-control", "no-store").header("x-robots-tag", "noindex");
  if (deps.accountUrl === undefined)
    return sendFailure(request, reply, { kind: "account", status: 503, retryAfterSeconds: RETRY_AFTER_SECONDS });
  // The address of the page stays here: the account site learns the origin and nothing else.
  reply.header("referrer-policy", "no-referrer");
  return reply.redirect(await loginAddress(deps, request, deps.accountUrl, tenant), 302);
};
