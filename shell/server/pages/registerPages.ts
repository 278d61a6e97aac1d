import { isLanguage, offeredLanguages, type TenantSettings } from "@serambi/kernel/contracts";
import { AppError } from "@serambi/kernel/errors";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { LANGUAGE_PARAMETER } from "../../client/head/languageAddress";
import { FILES_PREFIX, PAGE_PREFIX, RELEASE_HEADER } from "../../client/page/sentPage";
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
import { sendReload } from "../render/LineResponse";
import type { PageHandler, Visit } from "../types";
import type { Upstream } from "../upstream/Upstream";
import { readLanguage, writeLanguage } from "../visitor/languageCookie";
import { isForLogin, sendToLogin, type LoginDeps } from "../visitor/loginRedirect";
import { readSession } from "../visitor/session";
import type { VisitorTokens } from "../visitor/VisitorTokens";
import { MAX_FORM_BYTES, readForm, registerForms } from "./readForm";

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

/** How an address is asked for: as a document, or for a click; with a form that was posted to it. */
type Asked = Pick<Visit, "isForClick" | "form">;

/** Finds out whose site it is, and in which language; the rest is the page's. */
const openVisit = async (
  deps: PageDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  target: string,
  asked: Asked,
): Promise<Visit | FastifyReply> => {
  const { isForClick = false } = asked;
  const host = visitedHost(request);
  const origin = requestOrigin(request);
  const url = pageUrl(origin, target);
  const path = pathOf(target);
  const siteHost = tenantHost(host, path);
  const named = url.searchParams.get(LANGUAGE_PARAMETER);
  const choice = isLanguage(named) ? named : readLanguage(request);
  const known = await findSite(deps.directory, siteHost, origin, choice);
  if (known === "loading") return isForClick ? sendReload(reply) : sendLoading(request, reply);
  if (!known) return sendFailure(request, reply, { ...failureOfStatus(404), kind: "unknownSite" });
  const found = siteHost === host ? known : withPesilatLayout(known);
  const site = measuredSite(request, found, deps.measurementId);
  request.tenantKey = site.tenant.key;
  request.siteLanguage = site.tenant.language;
  await deps.visitorTokens.renew(request, reply, siteHost, site.appVersion);
  if (isForLogin(request, site))
    return isForClick ? sendReload(reply) : sendToLogin(deps, request, reply, site.tenant);
  const { id: lmsId, language } = site.tenant;
  const depends = [...dependsOn(found.tenant.settings), ...(isForClick ? [RELEASE_HEADER] : [])];
  if (depends.length > 0) reply.header("vary", depends.join(", "));
  // An address that names a language is a choice too: the pages after it are in that language.
  if (named === language && depends.includes("cookie") && language !== readLanguage(request))
    writeLanguage(request, reply, language);
  const http = deps.upstream.clients({
    host,
    path,
    lmsId,
    language,
    session: readSession(request),
    requestId: request.id,
  });
  return { site, http, nonce: request.nonce, url, ...asked };
};

const isVisit = (opened: Visit | FastifyReply): opened is Visit => "site" in opened;

const answerPage = async (
  deps: PageDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  target: string,
  asked: Asked = {},
): Promise<FastifyReply> => {
  const visit = await openVisit(deps, request, reply, target, asked);
  return isVisit(visit) ? deps.pages.handle(request, reply, visit) : visit;
};

const FILES = /^([\w-]{8,80})\.[a-z]{2}\.json$/;

/**
 * Every GET and HEAD that nothing else claims is a page: host, then tenant, then the page (specification section 4). A form is posted
 * to the page that it stands on. Below `/_page` is what a click asks for: the same pages as lines of JSON.
 */
export const registerPages = (app: FastifyInstance, deps: PageDeps): void => {
  registerForms(app);
  app.route({
    method: ["GET", "HEAD"],
    url: "/*",
    config: { kind: "page" },
    handler: (request, reply) => answerPage(deps, request, reply, request.originalUrl),
  });
  app.route({
    method: "POST",
    url: "/*",
    bodyLimit: MAX_FORM_BYTES,
    config: { kind: "page" },
    handler: (request, reply) =>
      answerPage(deps, request, reply, request.originalUrl, { form: readForm(request) }),
  });
  const lines = (request: FastifyRequest): string => request.originalUrl.slice(PAGE_PREFIX.length) || "/";
  app.get(`${PAGE_PREFIX}/*`, { config: { kind: "page" } }, (request, reply) =>
    answerPage(deps, request, reply, lines(request), { isForClick: true }),
  );
  app.post(`${PAGE_PREFIX}/*`, { bodyLimit: MAX_FORM_BYTES, config: { kind: "page" } }, (request, reply) =>
    answerPage(deps, request, reply, lines(request), { isForClick: true, form: readForm(request) }),
  );
  app.get<{ Params: { file: string } }>(
    `${FILES_PREFIX}/:file`,
    { config: { kind: "static" } },
    async (request, reply) => {
      const [, release] = FILES.exec(request.params.file) ?? [];
      if (release === undefined) throw new AppError("not-found", "No such release");
      const visit = await openVisit(deps, request, reply, "/", { isForClick: true });
      return isVisit(visit) ? deps.pages.files(request, reply, visit, release) : visit;
    },
  );
};
