import { timingSafeEqual } from "node:crypto";

import type { Language } from "@serambi/kernel/contracts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Provider } from "oidc-provider";
import type { ReactNode } from "react";

import type { AccountDeps } from "./AccountDeps";
import type { Envelope } from "./mail/Letter";
import { siteLook, type SiteLook } from "./look/siteLook";
import type { AccountMessages } from "./messages/en";
import { accountMessages } from "./messages/messagesFor";
import { pageHeaders } from "./pageHeaders";
import { isChallenge, makeChallenge, type ChallengePurpose } from "./passkeys/challenge";
import { renderPage, type PageContext } from "./pages/Frame";
import { randomToken } from "./randomToken";
import { findSession, type AccountSession } from "./sessions";
import { chooseLanguage, readSite, type Site } from "./site/readSite";

type Interaction = Awaited<ReturnType<Provider["interactionDetails"]>>;

/** Cookies by their purpose; `__Host-` where there is TLS, so that no neighbour can set them. */
export const cookieName = (purpose: "account" | "form" | "site" | "known" | "device", origin: string): string =>
  origin.startsWith("https:") ? `__Host-${purpose}` : purpose;

const MONTH_SECONDS = 30 * 24 * 60 * 60;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Where the account site is, as the browser of this request knows it; null where it was asked for by a name that is not its own. */
export const publicOrigin = ({ accountOrigin }: AccountDeps, { protocol, host }: FastifyRequest): string | null => {
  const origin = `${protocol}://${host}`;
  if (accountOrigin !== undefined) return origin === accountOrigin ? origin : null;
  return /^http:\/\/account\.localhost(?::\d{1,5})?$/.test(origin) ? origin : null;
};

const isSame = (given: string, expected: string): boolean =>
  given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));

/** One request for a page: from which site, in which language, who is signed in. */
export class Visit {
  private constructor(
    readonly deps: AccountDeps,
    readonly request: FastifyRequest,
    readonly reply: FastifyReply,
    readonly origin: string,
    /** The way in from a site that this request belongs to. */
    readonly interaction: Interaction | null,
    readonly site: Site,
    readonly language: Language,
    readonly look: SiteLook,
    readonly session: AccountSession | null,
    private readonly formKey: string,
  ) {}

  /** @throws Error `SessionNotFound` of the provider where the way in from a site is over */
  static async open(deps: AccountDeps, request: FastifyRequest, reply: FastifyReply, origin: string): Promise<Visit> {
    const { uid } = request.params as { uid?: string }; // of our own routes
    const query = request.query as Record<string, string | undefined>;
    const interaction =
      uid === undefined ? null : await (await deps.providerAt(origin)).interactionDetails(request.raw, reply.raw);
    const siteCookie = cookieName("site", origin);
    const [keptSite, keptLanguage] = (request.cookies[siteCookie] ?? "").split(" ");
    const from = interaction ? String(interaction.params["redirect_uri"]) : query["redirect"];
    const site = await readSite(deps.db, from ?? keptSite, origin);
    const language = chooseLanguage(
      interaction?.params["ui_locales"] ?? query["ui_locales"] ?? (from === undefined ? keptLanguage : undefined),
      site,
    );
    const set = Visit.cookieSetter(reply, origin);
    if (from !== undefined) set(siteCookie, `${site.origin} ${language}`, YEAR_SECONDS);
    const formCookie = cookieName("form", origin);
    const known = request.cookies[formCookie];
    const formKey = known !== undefined && /^[\w-]{43}$/.test(known) ? known : randomToken();
    if (formKey !== known) set(formCookie, formKey);
    const session = await findSession(deps.db, request.cookies[cookieName("account", origin)], deps.now());
    return new Visit(deps, request, reply, origin, interaction, site, language, await siteLook(site), session, formKey);
  }

  private static cookieSetter =
    (reply: FastifyReply, origin: string) =>
    (name: string, value: string, maxAge?: number): void => {
      void reply.setCookie(name, value, {
        path: "/",
        httpOnly: true,
        sameSite: "lax",
        secure: origin.startsWith("https:"),
        ...(maxAge !== undefined && { maxAge }),
      });
    };

  get t(): AccountMessages {
    return accountMessages(this.language);
  }

  /** What paths of this visit begin with: several ways in at once, in several tabs, do not mix. */
  get base(): string {
    return this.interaction ? `/interaction/${this.interaction.uid}` : "";
  }

  /** Where the visitor signs in again on the site that they came from. */
  get siteLogin(): string {
    return `${this.site.origin}/Login`;
  }

  get mail(): Pick<Envelope, "tenantId" | "siteTitle" | "colours"> {
    return { tenantId: this.site.tenantId, siteTitle: this.site.settings.title, colours: this.look.mail };
  }

  /** An address of this site for a letter: it leads back to the same site, in the same language, and says which browser asked for it. */
  linkTo(path: string, token: string): string {
    const url = new URL(path, this.origin);
    url.searchParams.set("token", token);
    url.searchParams.set("from", this.markOf(token));
    url.searchParams.set("redirect", this.site.origin);
    url.searchParams.set("ui_locales", this.language);
    return url.href;
  }

  /** Whether the link of a letter was asked for in this browser. */
  isAskedForHere(token: string): boolean {
    const { from } = this.request.query as { from?: unknown }; // an object in fastify
    return typeof from === "string" && isSame(from, this.markOf(token));
  }

  private markOf(token: string): string {
    return this.deps.secret.sign("link", `${this.formKey} ${token}`);
  }

  private get formToken(): string {
    return this.deps.secret.sign("form", this.formKey);
  }

  /** Whether a form was sent by a page of ours: same origin, and with what only such a page knows. */
  isOwnForm(): boolean {
    const { origin, "sec-fetch-site": fetchSite } = this.request.headers;
    const isFromHere = origin === undefined ? fetchSite === "same-origin" : origin === this.origin;
    const { formToken } = (this.request.body ?? {}) as { formToken?: unknown };
    return isFromHere && typeof formToken === "string" && isSame(formToken, this.formToken);
  }

  /** A field of the form, as far as it may be long. */
  field(name: string, maxLength = 1_000): string {
    const value = ((this.request.body ?? {}) as Record<string, unknown>)[name];
    return typeof value === "string" ? value.slice(0, maxLength) : "";
  }

  page(title: string, make: (context: PageContext) => ReactNode, { status = 200, isBare = false } = {}): FastifyReply {
    const nonce = randomToken();
    const { site, look, language, t, formToken, base, deps } = this;
    const context: PageContext = { site, look, language, t, nonce, formToken, now: deps.now(), base };
    return this.reply
      .code(status)
      .headers(pageHeaders({ nonce, origins: [site.origin] }))
      .type("text/html; charset=utf-8")
      .send(renderPage({ context, title, isBare, children: make(context) }));
  }

  goTo(path: string): FastifyReply {
    return this.reply.header("cache-control", "no-store").redirect(path, 303);
  }

  /** The browser is this person's from now on; what stood in the cookie before is of no use any more. */
  rememberSession(token: string, isRemembered: boolean): void {
    const set = Visit.cookieSetter(this.reply, this.origin);
    set(cookieName("account", this.origin), token, isRemembered ? MONTH_SECONDS : undefined);
  }

  forgetSession(): void {
    Visit.cookieSetter(this.reply, this.origin)(cookieName("account", this.origin), "", 0);
  }

  /** Signed, so that a made-up one is told without asking the database. */
  rememberDevice(token: string): void {
    const value = `${token}.${this.deps.secret.sign("device", token)}`;
    Visit.cookieSetter(this.reply, this.origin)(cookieName("device", this.origin), value, MONTH_SECONDS);
  }

  /** What `rememberDevice` kept in this browser. */
  get deviceToken(): string | undefined {
    const [token = "", proof = ""] = (this.request.cookies[cookieName("device", this.origin)] ?? "").split(".");
    return isSame(proof, this.deps.secret.sign("device", token)) ? token : undefined;
  }

  /** What a passkey has to sign in this browser. */
  challenge(purpose: ChallengePurpose): string {
    return makeChallenge({ ...this.challengeOf, purpose });
  }

  isOwnChallenge(encoded: string, purpose: ChallengePurpose): boolean {
    return isChallenge({ ...this.challengeOf, purpose }, encoded);
  }

  private get challengeOf() {
    const { formKey, deps } = this;
    return { secret: deps.secret, formKey, now: deps.now() };
  }

  /** A browser in which this account has signed in before is not slowed down by what strangers try. */
  rememberBrowser(account: string): void {
    const id = randomToken();
    const value = `${id}.${this.deps.secret.sign("known", `${id} ${account}`)}`;
    Visit.cookieSetter(this.reply, this.origin)(cookieName("known", this.origin), value, YEAR_SECONDS);
  }

  /** The id under which this browser is known to an account; undefined for a stranger. */
  knownBrowser(account: string): string | undefined {
    const [id = "", proof = ""] = (this.request.cookies[cookieName("known", this.origin)] ?? "").split(".");
    return isSame(proof, this.deps.secret.sign("known", `${id} ${account}`)) ? id : undefined;
  }
}
