import { AppError, isAppError } from "@serambi/kernel/errors";
import { readEnvelope, type HttpClients } from "@serambi/kernel/http";
import { hasRoute } from "@serambi/kernel/remote";
import type { FastifyReply, FastifyRequest } from "fastify";

import type { SiteEdition } from "../edition/SiteEdition";
import { sendFailure } from "../errors/sendFailure";
import { isSameOrigin } from "../security/sameOrigin";
import { pathOf } from "../security/requestTarget";
import type { PlatformSession } from "../startup/PlatformSession";
import { visitedHost } from "../tenant/visitedHost";
import type { Upstream } from "../upstream/Upstream";
import { ownAddress } from "../visitor/ownAddress";
import { clearSession, readSession, writeSession } from "../visitor/session";
import type { AccountSite } from "./AccountSite";
import { GivenToken, Revoked } from "./answers";
import type { LoginCookie } from "./loginCookie";
import type { OpenIdProvider } from "./OpenIdProvider";

export interface SignInDeps {
  readonly upstream: Upstream;
  readonly platform: PlatformSession;
  readonly accountSite: AccountSite;
  readonly provider: OpenIdProvider;
  readonly cookie: LoginCookie;
}

/** One request for a page of this room, after its site is known. */
interface Asked {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly edition: SiteEdition;
  readonly url: URL;
}

type Handler = (asked: Asked) => Promise<FastifyReply>;

const CALLBACK = "/CallbackAuth";
/** The room of whoever is signed in, where a site has it. */
const ROOM = "/Welcome";
const RETRY_AFTER_SECONDS = 300;
const SOON_SECONDS = 5;
/** What a browser keeps of a site for the person who leaves it, besides cookies that scripts cannot read. */
const LEFT_BEHIND = '"cache", "storage"';

/** Nobody keeps these answers, and no address of a page gets to another site. */
const private_ = (reply: FastifyReply): FastifyReply =>
  reply
    .header("cache-control", "no-store")
    .header("x-robots-tag", "noindex")
    // The address of the page stays here: the account site learns the origin and nothing else.
    .header("referrer-policy", "no-referrer");

/**
 * The way to the account site and back (specification section 2.4, docs/decisions/0046): `/Login`, `/CallbackAuth`, `/Logout`. The exchange is
 * the server's; a browser gets a cookie that no script reads.
 */
export class SignIn {
  private readonly handlers: Readonly<Record<string, Handler>>;

  constructor(private readonly deps: SignInDeps) {
    this.handlers = {
      "GET /login": this.login,
      "GET /account": this.account,
      "GET /callbackauth": this.comeBack,
      "POST /logout": this.logout,
    };
  }

  /** Who answers a path of this room, in any letter case; undefined for all others. */
  handlerOf = (method: string, path: string): Handler | undefined => {
    const key = `${method === "HEAD" ? "GET" : method} ${path.toLowerCase().replace(/\/$/, "")}`;
    return Object.hasOwn(this.handlers, key) ? this.handlers[key] : undefined;
  };

  /** Sends a visitor to the account site; they come back to `back`. Where there is none, says so. */
  send = async ({ request, reply, edition }: Omit<Asked, "url">, back: string): Promise<FastifyReply> => {
    private_(reply);
    const { upstream, platform, provider, cookie } = this.deps;
    const there = await this.findAccountSite(request, reply);
    if (there.answer) return there.answer;
    const { page } = there;
    const { origin, id } = edition.tenant;
    const { handshake, parameters } = await provider.begin(origin + CALLBACK);
    const pair = await platform.pair();
    for (const [name, value] of parameters) page.searchParams.set(name, value);
    page.searchParams.set("redirect", origin);
    page.searchParams.set("lms-id", id);
    page.searchParams.set("code", pair.code);
    page.searchParams.set("ui_locales", edition.tenant.language);
    const caller = { host: visitedHost(request), path: pathOf(request.originalUrl) };
    page.searchParams.set("app-token", upstream.appToken(caller, pair));
    cookie.write(request, reply, { ...handshake, back, origin });
    return reply.redirect(page.href, 302);
  };

  /** The account site and its sign-in page, or the answer for a visitor where there is none, or where it is away. */
  private async findAccountSite(
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<{ issuer: string; page: URL; answer?: undefined } | { answer: FastifyReply }> {
    const issuer = this.deps.accountSite.addressFor(request);
    if (issuer === undefined) {
      const failure = { kind: "account", status: 503, retryAfterSeconds: RETRY_AFTER_SECONDS } as const;
      return { answer: await sendFailure(request, reply, failure) };
    }
    const page = await this.deps.provider.authorizationPage(issuer);
    if (page !== null) return { issuer, page };
    const failure = { kind: "accountAway", status: 503, retryAfterSeconds: SOON_SECONDS } as const;
    return { answer: await sendFailure(request, reply, failure) };
  }

  private readonly login: Handler = async (asked) => {
    const { request, reply, edition, url } = asked;
    const back = this.wayBack(edition, url.searchParams.get("back") ?? refererOf(request, edition));
    if (readSession(request).accessToken === undefined) return this.send(asked, back);
    if (await this.isSignedIn(request, edition)) return private_(reply).redirect(back, 303);
    // A token that was ended elsewhere would lead from here to the page and back for ever.
    clearSession(request, reply);
    return this.send(asked, back);
  };

  /** To the person's own page on the account site, which asks who it is where it does not know. */
  private readonly account: Handler = async ({ request, reply, edition }) => {
    private_(reply);
    const there = await this.findAccountSite(request, reply);
    if (there.answer) return there.answer;
    const { origin, language } = edition.tenant;
    return reply.redirect(`${there.issuer}/?${new URLSearchParams({ redirect: origin, ui_locales: language })}`, 302);
  };

  private readonly comeBack: Handler = async ({ request, reply, edition, url }) => {
    private_(reply);
    const way = this.deps.cookie.take(request, reply, url.searchParams.get("state") ?? "");
    const issuer = this.deps.accountSite.addressFor(request);
    if (!way || way.origin !== edition.tenant.origin || issuer === undefined)
      return sendFailure(request, reply, { kind: "signIn", status: 400 });
    // Whoever changed their mind is where they were before.
    if (url.searchParams.get("error") === "access_denied") return reply.redirect(way.back, 303);
    try {
      const { idToken, subject } = await this.deps.provider.redeem(issuer, url, way);
      const given = await this.authHost(request, edition).create("generate/token", { idToken });
      const { token } = readEnvelope(given, GivenToken);
      await this.revoke(request, edition);
      writeSession(request, reply, { accessToken: token, person: subject });
      return reply.redirect(way.back, 303);
    } catch (error) {
      if (!isAppError(error) || error.code !== "forbidden") throw error;
      request.log.warn({ err: error }, "a sign-in was refused");
      return sendFailure(request, reply, { kind: "signIn", status: 400 });
    }
  };

  private readonly logout: Handler = async ({ request, reply, edition }) => {
    private_(reply);
    if (!isSameOrigin(request)) throw new AppError("forbidden", "The form comes from another site");
    const hint = await this.revoke(request, edition);
    clearSession(request, reply);
    // The next person at this browser finds nothing of the one who left: no page, no progress, no draft.
    reply.header("clear-site-data", LEFT_BEHIND);
    const issuer = this.deps.accountSite.addressFor(request);
    const end =
      issuer === undefined ? null : await this.deps.provider.endPage(issuer, `${edition.tenant.origin}/`, hint);
    return reply.redirect(end?.href ?? "/", 303);
  };

  /** Where somebody goes on: an address of this site that is not of this room, else their own room, else the home page. */
  private wayBack({ tenant }: SiteEdition, asked: string): string {
    const url = ownAddress(tenant.origin, asked);
    if (
      url &&
      !["/login", CALLBACK.toLowerCase(), "/logout", "/account"].includes(url.pathname.toLowerCase().replace(/\/$/, ""))
    )
      return url.pathname + url.search;
    return hasRoute(tenant, ROOM) ? ROOM : "/";
  }

  /** @throws AppError where the auth host cannot say */
  private async isSignedIn(request: FastifyRequest, edition: SiteEdition): Promise<boolean> {
    try {
      await this.authHost(request, edition).get("user/detail");
      return true;
    } catch (error) {
      if (isAppError(error) && error.code === "unauthorized") return false;
      throw error;
    }
  }

  /**
   * The token that this browser had until now is of no use to whoever may have seen it.
   * @returns what the account site signs out by without asking; undefined where it could not be had
   */
  private async revoke(request: FastifyRequest, edition: SiteEdition): Promise<string | undefined> {
    if (readSession(request).accessToken === undefined) return undefined;
    try {
      return readEnvelope(await this.authHost(request, edition).create("revoke/token", {}), Revoked).logoutHint;
    } catch (error) {
      request.log.warn({ err: error }, "an access token could not be revoked");
      return undefined;
    }
  }

  private authHost(request: FastifyRequest, { tenant }: SiteEdition): HttpClients["auth"] {
    return this.deps.upstream.clients({
      host: visitedHost(request),
      path: pathOf(request.originalUrl),
      lmsId: tenant.id,
      language: tenant.language,
      session: readSession(request),
      requestId: request.id,
    }).auth;
  }
}

/** The page that led here, where the browser says so: an address of this site. */
const refererOf = ({ headers: { referer = "" } }: FastifyRequest, { tenant: { origin } }: SiteEdition): string =>
  referer.startsWith(`${origin}/`) ? referer.slice(origin.length) : "";
