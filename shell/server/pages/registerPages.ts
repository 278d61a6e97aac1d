import { isLanguage, offeredLanguages, type TenantSettings } from "@serambi/kernel/contracts";
import { AppError } from "@serambi/kernel/errors";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { LANGUAGE_PARAMETER } from "../../client/head/languageAddress";
import { failureOfStatus } from "../errors/failure";
import { sendFailure } from "../errors/sendFailure";
import { measuredSite } from "../security/measuredSite";
import { pathOf } from "../security/requestTarget";
import { findSite } from "../startup/findSite";
import { sendLoading } from "../startup/sendLoading";
import type { TenantDirectory } from "../startup/TenantDirectory";
import { requestOrigin } from "../tenant/requestOrigin";
import { tenantHost } from "../tenant/tenantHost";
import { withPesilatLayout } from "../tenant/withPesilatLayout";
import { visitedHost } from "../tenant/visitedHost";
import type { PageHandler } from "../types";
import type { Upstream } from "../upstream/Upstream";
import { readLanguage, writeLanguage } from "../visitor/languageCookie";
import { isForLogin, sendToLogin, type LoginDeps } from "../visitor/loginRedirect";
import { readSession } from "../visitor/session";
import type { VisitorTokens } from "../visitor/VisitorTokens";

export interface PageDeps extends LoginDeps {
  readonly upstream: Upstream;
  readonly directory: TenantDirectory;
  readonly visitorTokens: VisitorTokens;
  readonly pages: PageHandler;
  /** What sites are measured under that have no id of their own. */
  readonly measurementId?: string | undefined;
}

/** Put together from text: `new URL(target, base)` would read `//host/…` as another host. */
const pageUrl = (origin: string, target: string): URL => {
  if (!URL.canParse(origin + target)) throw new AppError("bad-request", "The address is not well formed");
  return new URL(origin + target);
};

/** Headers that make another page of the same address: the visitor's language, and whether they may be measured. */
const dependsOn = (settings: TenantSettings): readonly string[] => [
  ...(offeredLanguages(settings).length > 1 ? ["cookie"] : []),
  ...(settings.analytics ? ["sec-gpc", "dnt"] : []),
];

const answerPage = async (deps: PageDeps, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
  const host = visitedHost(request);
  const origin = requestOrigin(request);
  const url = pageUrl(origin, request.originalUrl);
  const path = pathOf(request.originalUrl);
  const siteHost = tenantHost(host, path);
  const asked = url.searchParams.get(LANGUAGE_PARAMETER);
  const choice = isLanguage(asked) ? asked : readLanguage(request);
  const known = await findSite(deps.directory, siteHost, origin, choice);
  if (known === "loading") return sendLoading(request, reply);
  if (!known) return sendFailure(request, reply, { ...failureOfStatus(404), kind: "unknownSite" });
  const found = siteHost === host ? known : withPesilatLayout(known);
  const site = measuredSite(request, found, deps.measurementId);
  request.tenantKey = site.tenant.key;
  request.siteLanguage = site.tenant.language;
  await deps.visitorTokens.renew(request, reply, siteHost, site.appVersion);
  if (isForLogin(request, site)) return sendToLogin(deps, request, reply, site.tenant);
  const { id: lmsId, language } = site.tenant;
  const depends = dependsOn(found.tenant.settings);
  if (depends.length > 0) reply.header("vary", depends.join(", "));
  // An address that names a language is a choice too: the pages after it are in that language.
  if (asked === language && depends.includes("cookie") && language !== readLanguage(request))
    writeLanguage(request, reply, language);
  const http = deps.upstream.clients({
    host,
    path,
    lmsId,
    language,
    session: readSession(request),
    requestId: request.id,
  });
  return deps.pages.handle(request, reply, { site, http, nonce: request.nonce, url });
};

/** Every GET and HEAD that nothing else claims is a page: host, then tenant, then the page (specification section 4). */
export const registerPages = (app: FastifyInstance, deps: PageDeps): void => {
  app.route({
    method: ["GET", "HEAD"],
    url: "/*",
    config: { kind: "page" },
    handler: (request, reply) => answerPage(deps, request, reply),
  });
};
