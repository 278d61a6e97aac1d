import {
  isLanguage,
  isOneClick,
  OWN_DRAFT,
  offeredLanguages,
  type Language,
  type TenantSettings,
  LANGUAGE_PARAMETER,
} from "@serambi/kernel/contracts";
import { AppError, isAppError } from "@serambi/kernel/errors";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { FILES_PREFIX, PAGE_PREFIX, RELEASE_HEADER } from "../../client/page/sentPage";
import { oldAddress } from "../cache/cacheKey";
import { SiteEdition } from "../edition/SiteEdition";
import { failureOfStatus } from "../errors/failure";
import { sendFailure } from "../errors/sendFailure";
import { measuredAs } from "../security/measuredAs";
import { pathOf } from "../security/requestTarget";
import { findSite } from "../startup/findSite";
import { sendLoading } from "../startup/sendLoading";
import type { TenantDirectory } from "../startup/TenantDirectory";
import { requestOrigin } from "../tenant/requestOrigin";
import { tenantHost } from "../tenant/tenantHost";
import { visitedHost } from "../tenant/visitedHost";
import { sendReload } from "../render/LineResponse";
import type { PageHandler, Visit } from "../types";
import type { Upstream } from "../upstream/Upstream";
import { readLanguage, writeLanguage } from "../visitor/languageCookie";
import type { SignIn } from "../session/SignIn";
import { isForLogin } from "../visitor/loginRedirect";
import {
  clearPreview,
  leavesPreview,
  readPreview,
  withoutPreview,
  writePreview,
  type PreviewWish,
} from "../visitor/preview";
import { noteWrite } from "../visitor/recentWrite";
import { readSession } from "../visitor/session";
import type { VisitorTokens } from "../visitor/VisitorTokens";
import { MAX_FORM_BYTES, readForm, registerForms } from "./readForm";

export interface PageDeps {
  readonly upstream: Upstream;
  readonly directory: TenantDirectory;
  readonly visitorTokens: VisitorTokens;
  readonly pages: PageHandler;
  readonly signIn: SignIn;
  /** What sites are measured under that have no id of their own. */
  readonly measurementId?: string | undefined;
}

/** Put together from text: `new URL(target, base)` would read `//host/…` as another host. */
const pageUrl = (origin: string, target: string): URL => {
  if (!URL.canParse(origin + target)) throw new AppError("bad-request", "The address is not well formed");
  return new URL(origin + target);
};

/** How an address is asked for: as a document, or for a click; with a form that was posted to it. */
type Asked = Pick<Visit, "isForClick" | "form">;

/** The address of a page: of which host, and of whose site. */
interface Address {
  /** Canonical, as it was asked for. */
  readonly host: string;
  /** Whose site it is: another one where a part of the host is a site of its own. */
  readonly siteHost: string;
  readonly origin: string;
  readonly path: string;
  readonly url: URL;
  /** Language that the address names. */
  readonly language: Language | undefined;
}

const addressOf = (request: FastifyRequest, target: string): Address => {
  const host = visitedHost(request);
  const origin = requestOrigin(request);
  const path = pathOf(target);
  const url = pageUrl(origin, target);
  const named = url.searchParams.get(LANGUAGE_PARAMETER);
  return { host, siteHost: tenantHost(host, path), origin, path, url, language: isLanguage(named) ? named : undefined };
};

/** Headers that make another page of the same address: the visitor's language, and whether they may be measured. */
const dependsOn = (settings: TenantSettings, isForClick: boolean): readonly string[] => [
  ...(offeredLanguages(settings).length > 1 ? ["cookie"] : []),
  ...(settings.analytics ? ["sec-gpc", "dnt"] : []),
  ...(isForClick ? [RELEASE_HEADER] : []),
];

/** The site of an address as its draft has it, for whoever may see that; or the answer where they may not, or ask for something else. */
const findDraft = async (
  { directory }: PageDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { siteHost, url }: Address,
  {
    edition,
    wish,
    isForClick,
  }: { readonly edition: SiteEdition; readonly wish: PreviewWish; readonly isForClick: boolean },
): Promise<SiteEdition | FastifyReply> => {
  reply.header("x-robots-tag", "noindex").header("cache-control", "private, no-store");
  const { preview, isLink } = wish;
  try {
    const draft = await directory.draft(siteHost, edition, { preview, session: readSession(request) });
    if (!isLink) return draft;
    if (isForClick) return sendReload(reply);
    writePreview(request, reply, preview);
    return reply.redirect(withoutPreview(url), 302);
  } catch (error) {
    if (!isAppError(error) || error.status >= 500) throw error;
    if (isForClick) return sendReload(reply);
    if (preview === OWN_DRAFT) return sendFailure(request, reply, failureOfStatus(error.status));
    clearPreview(request, reply);
    return sendFailure(request, reply, { kind: "previewOver", status: 410 });
  }
};

/** The site at an address, compiled for this visitor; or the answer where they get none. */
const findEdition = async (
  deps: PageDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  address: Address,
  { isForClick = false }: Asked,
): Promise<SiteEdition | FastifyReply> => {
  const { host, siteHost, origin, path, url, language } = address;
  const found = await findSite(deps.directory, siteHost, origin, language ?? readLanguage(request));
  if (found === "loading") return isForClick ? sendReload(reply) : sendLoading(request, reply);
  if (!found) return sendFailure(request, reply, { ...failureOfStatus(404), kind: "unknownSite" });
  const { settings } = found.tenant;
  const published = found.variant(siteHost !== host, measuredAs(request, settings, deps.measurementId));
  const wish = readPreview(request, url);
  if (leavesPreview(url)) {
    if (isForClick) return sendReload(reply);
    clearPreview(request, reply);
    return reply.redirect(withoutPreview(url), 302);
  }
  request.tenantKey = published.tenant.key;
  request.siteLanguage = published.tenant.language;
  const edition = wish
    ? await findDraft(deps, request, reply, address, { edition: published, wish, isForClick })
    : published;
  if (!(edition instanceof SiteEdition)) return edition;
  const { tenant } = edition;
  await deps.visitorTokens.renew(request, reply, siteHost, edition.appVersion);
  const own = deps.signIn.handlerOf(request.method, path);
  if (own) return isForClick ? sendReload(reply) : own({ request, reply, edition, url });
  if (isForLogin(request, edition))
    return isForClick ? sendReload(reply) : deps.signIn.send({ request, reply, edition }, url.pathname + url.search);
  const depends = dependsOn(settings, isForClick);
  if (depends.length > 0) reply.header("vary", depends.join(", "));
  // An address that names a language is a choice too: the pages after it are in that language.
  if (language === tenant.language && depends.includes("cookie") && language !== readLanguage(request))
    writeLanguage(request, reply, language);
  return edition;
};

const visitOf = (
  { upstream }: PageDeps,
  request: FastifyRequest,
  { host, path, url }: Address,
  edition: SiteEdition,
  asked: Asked,
): Visit => {
  const { id: lmsId, language } = edition.tenant;
  // A mail program's form speaks for its address alone.
  const session = asked.form && isOneClick(asked.form) ? {} : readSession(request);
  const preview = readPreview(request, url)?.preview;
  const caller = { host, path, lmsId, language, session, preview, requestId: request.id };
  const http = upstream.clients(caller);
  return {
    edition: upstream.givesOld(caller) ? edition.stale() : edition,
    http,
    nonce: request.nonce,
    url,
    isDraft: preview !== undefined,
    ...asked,
  };
};

/** Host, edition, page, answer. */
const answerPage = async (
  deps: PageDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  target: string,
  asked: Asked = {},
): Promise<FastifyReply> => {
  const address = addressOf(request, target);
  const edition = await findEdition(deps, request, reply, address, asked);
  if (!(edition instanceof SiteEdition)) return edition;
  if (asked.form) noteWrite(request, reply);
  const visit = visitOf(deps, request, address, edition, asked);
  request.oldAddress = oldAddress(request, visit);
  const answered = await deps.pages.handle(request, reply, visit);
  if (asked.form) deps.upstream.forgetAnswers();
  return answered;
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
    handler: (request, reply) => answerPage(deps, request, reply, request.originalUrl, { form: readForm(request) }),
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
      const edition = await findEdition(deps, request, reply, addressOf(request, "/"), { isForClick: true });
      return edition instanceof SiteEdition ? deps.pages.files(request, reply, edition, release) : edition;
    },
  );
};
