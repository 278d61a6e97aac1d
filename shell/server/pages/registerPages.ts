import { offeredLanguages } from "@serambi/kernel/contracts";
import { AppError } from "@serambi/kernel/errors";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { failureOfStatus } from "../errors/failure";
import { sendFailure } from "../errors/sendFailure";
import { pathOf } from "../security/requestTarget";
import type { TenantDirectory } from "../startup/TenantDirectory";
import { requestOrigin } from "../tenant/requestOrigin";
import { tenantHost } from "../tenant/tenantHost";
import { visitedHost } from "../tenant/visitedHost";
import type { PageHandler } from "../types";
import type { Upstream } from "../upstream/Upstream";
import { readLanguage } from "../visitor/languageCookie";
import { readSession } from "../visitor/session";
import type { VisitorTokens } from "../visitor/VisitorTokens";

export interface PageDeps {
  readonly upstream: Upstream;
  readonly directory: TenantDirectory;
  readonly visitorTokens: VisitorTokens;
  readonly pages: PageHandler;
}

/** Put together from text: `new URL(target, base)` would read `//host/…` as another host. */
const pageUrl = (origin: string, target: string): URL => {
  if (!URL.canParse(origin + target)) throw new AppError("bad-request", "The address is not well formed");
  return new URL(origin + target);
};

const answerPage = async (deps: PageDeps, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
  const host = visitedHost(request);
  const origin = requestOrigin(request);
  const url = pageUrl(origin, request.originalUrl);
  const path = pathOf(request.originalUrl);
  const siteHost = tenantHost(host, path);
  const site = await deps.directory.find(siteHost, origin, readLanguage(request));
  if (!site) return sendFailure(request, reply, { ...failureOfStatus(404), kind: "unknownSite" });
  request.tenantKey = site.tenant.key;
  await deps.visitorTokens.renew(request, reply, siteHost, site.appVersion);
  const { id: lmsId, language, settings } = site.tenant;
  // The same address in two languages: which one is a matter of the visitor's cookie.
  if (offeredLanguages(settings).length > 1) reply.header("vary", "cookie");
  const http = deps.upstream.clients({ host, path, lmsId, language, session: readSession(request) });
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
