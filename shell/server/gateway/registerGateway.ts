import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { failureOfStatus } from "../errors/failure";
import { sendFailure } from "../errors/sendFailure";
import { pathOf } from "../security/requestTarget";
import { isSameOrigin } from "../security/sameOrigin";
import type { SiteChanges } from "../startup/SiteChanges";
import type { TenantDirectory } from "../startup/TenantDirectory";
import { requestOrigin } from "../tenant/requestOrigin";
import { hostLabel, tenantHost } from "../tenant/tenantHost";
import { visitedHost } from "../tenant/visitedHost";
import type { Upstream } from "../upstream/Upstream";
import { noteWrite } from "../visitor/recentWrite";
import { readLanguage } from "../visitor/languageCookie";
import { readSession, writeChatToken } from "../visitor/session";
import { knownCohort } from "../visitor/visitorCohort";
import { refuseCall } from "./acceptCall";
import type { BrowserCall, DeclaredCalls } from "./DeclaredCalls";
import { findCall, type FoundCall } from "./findCall";
import { passOn } from "./passOn";
import { registerMedia } from "./registerMedia";

export interface GatewayDeps {
  readonly upstream: Upstream;
  readonly directory: TenantDirectory;
  readonly changes: Pick<SiteChanges, "tell">;
  /** Calls that live remotes declare. */
  readonly declared?: Pick<DeclaredCalls, "find"> | undefined;
}

const ADDRESS = /^\/api\/(?<host>[a-z][a-z0-9-]*)\/(?<path>.+)$/;

/** The path of the page that calls: on some hosts it decides the tenant (specification section 2.3). */
const pagePath = ({ headers }: FastifyRequest): string => {
  const referer = headers.referer ?? "";
  if (!URL.canParse(referer)) return "/";
  const { host, pathname } = new URL(referer);
  return host === headers.host ? pathname : "/";
};

const findDeclared = async (
  { declared }: GatewayDeps,
  request: FastifyRequest,
  tenant: string,
  call: BrowserCall,
): Promise<FoundCall | null> =>
  (await declared?.find(tenant, (registry) => knownCohort(request, registry, tenant), call)) ?? null;

/**
 * Tells whether a call may have changed the site's settings and its answer does not say so. The answer of a call that a remote declares does
 * (`SITE_CHANGED_HEADER`), unless it never came.
 */
const mayHaveChanged = ({ call, app }: FoundCall, status: number, isSpecified: boolean): boolean => {
  if (call.method === "GET" || app === undefined) return false;
  const isRefused = status >= 400 && status < 499;
  return isSpecified ? !isRefused : status >= 499;
};

const answerCall = async (deps: GatewayDeps, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
  // The address as it was sent: decoding it first would let an encoded path differ from what the host sees.
  const target = request.originalUrl.split("#", 1)[0] ?? "";
  const parts = ADDRESS.exec(pathOf(target))?.groups;
  const host = parts?.["host"] ?? "";
  const path = parts?.["path"] ?? "";

  const page = pagePath(request);
  const visited = visitedHost(request);
  const site = await deps.directory.find(tenantHost(visited, page), requestOrigin(request), readLanguage(request));
  if (!site) return sendFailure(request, reply, failureOfStatus(404));
  request.tenantKey = site.tenant.key;
  // Whatever becomes of the call, its visitor is told in the language of the page.
  request.siteLanguage = site.tenant.language;
  const call: BrowserCall = { host, method: request.method, path };
  const specified = findCall(host, request.method, path);
  const found = specified ?? (await findDeclared(deps, request, site.tenant.key, call));
  if (!found) return sendFailure(request, reply, failureOfStatus(404));
  const refusal = refuseCall(request, found.call);
  if (refusal) return sendFailure(request, reply, refusal);
  const names = [site.tenant.key, site.tenant.id, hostLabel(visited)];
  if (found.app !== undefined && !names.includes(found.app)) return sendFailure(request, reply, failureOfStatus(404));

  // A visitor's session goes along with calls of this site's pages alone.
  const session = found.call.isFromOutside && !isSameOrigin(request) ? {} : readSession(request);
  const isOwnWrite = !specified && found.call.method !== "GET" && found.call.kind !== "telemetry";
  if (isOwnWrite) noteWrite(request, reply);
  const answered = await passOn(deps.upstream, request, reply, {
    host,
    tenant: site.tenant.key,
    call: found.call,
    path: path + target.slice(pathOf(target).length),
    caller: {
      host: visited,
      path: page,
      lmsId: site.tenant.id,
      language: site.tenant.language,
      // The host of a session of its own is told who is signed in when it is opened.
      session: found.call.opensSession
        ? { chatToken: session.accessToken, chatTokenBefore: session.chatToken }
        : session,
    },
    onToken: (token) => writeChatToken(request, reply, token),
  });
  if (isOwnWrite) deps.upstream.forgetAnswers();
  if (mayHaveChanged(found, reply.statusCode, specified !== null)) await deps.changes.tell(site.tenant.key);
  return answered;
};

/**
 * The browser's only way to the hosts: `/api/<host>/<path>` (decisions, sections 1 and 2). What neither section 7 of the
 * specification names nor a live remote of the site declares is not there.
 */
export const registerGateway = async (app: FastifyInstance, deps: GatewayDeps): Promise<void> => {
  registerMedia(app, deps);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Bodies are passed on as they come; their kind and size are checked by `refuseCall` and on the way.
    scope.addContentTypeParser("*", (_request, payload, done) => done(null, payload));
    for (const url of ["/api", "/api/*"])
      scope.route({
        method: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"],
        url,
        config: { kind: "api" },
        handler: (request, reply) => answerCall(deps, request, reply),
      });
  });
};
