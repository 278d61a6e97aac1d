import cookie from "@fastify/cookie";
import type { Service } from "@serambi/kernel/service";
import { fastify, LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import type { Provider } from "oidc-provider";

import type { LogLevel } from "../app/createApp";
import { DiskFaults } from "../app/DiskFaults";
import type { Database } from "../database/Database";
import { readAccountKeys } from "./accountKeys";
import type { AccountDeps } from "./AccountDeps";
import { accountScript } from "./accountScript";
import { siteLook } from "./look/siteLook";
import { accountMessages } from "./messages/messagesFor";
import { makeProvider } from "./oidc/makeProvider";
import { renderPage } from "./pages/Frame";
import { Notice } from "./pages/letters";
import { pageHeaders } from "./pageHeaders";
import { randomToken } from "./randomToken";
import { accountRoutes } from "./routes/accountRoutes";
import { jobRoutes } from "./routes/jobRoutes";
import { outboxRoutes } from "./routes/outboxRoutes";
import { ownRoutes } from "./routes/ownRoutes";
import { passkeyRoutes } from "./routes/passkeyRoutes";
import { secondStepRoutes } from "./routes/secondStepRoutes";
import { signInRoutes } from "./routes/signInRoutes";
import { signOutRoutes } from "./routes/signOutRoutes";
import { signUpRoutes } from "./routes/signUpRoutes";
import { waysInRoutes } from "./routes/waysInRoutes";
import type { AccountSecret } from "./seal";
import { chooseLanguage, readSite } from "./site/readSite";
import { cookieName, publicOrigin } from "./Visit";

export interface AccountAppOptions {
  readonly db: Database;
  readonly secret: AccountSecret;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly now: () => Date;
  /** Services of remotes that are live now; missing: there are none. */
  readonly services?: (() => readonly Service[]) | undefined;
  /** Public address of the account site, without a trailing slash; missing: `http://account.localhost`, at whatever port it is asked for. */
  readonly accountOrigin?: string | undefined;
  /** Whether letters can be read at `/__outbox`: where none is sent. */
  readonly isOutboxOpen: boolean;
  /** Default 400: longer than hashing a password takes. */
  readonly answerAfterMs?: number | undefined;
  readonly logLevel: LogLevel;
}

const BODY_LIMIT_BYTES = 16 * 1024;

/** What the OpenID library answers itself; all else are our pages. */
const PROTOCOL = /^\/(?:auth(?:\/[\w-]+)?|token|jwks|me|\.well-known\/openid-configuration)(?:\?|$)/;

type FailureText = "notFound" | "failed" | "client" | "noRoom";

interface NoticeOptions {
  readonly nonce: string;
  readonly text: FailureText;
  /** Languages, as the request names them. */
  readonly asked: unknown;
  readonly now: Date;
}

/** The language of the page before, where there was one. */
const languageOf = ({ query, cookies, protocol }: FastifyRequest): unknown =>
  (query as Readonly<Record<string, unknown>>)["ui_locales"] ?? // an object in fastify
  cookies[cookieName("site", `${protocol}:`)]?.split(" ")[1];

/** A page without a visit: in the words and colours of the platform's own site. */
const plainNotice = async (
  db: Database,
  origin: string,
  { nonce, text, asked, now }: NoticeOptions,
): Promise<string> => {
  const site = await readSite(db, undefined, origin);
  const language = chooseLanguage(asked, site);
  const t = accountMessages(language);
  const context = {
    site,
    look: await siteLook(site),
    language,
    t,
    nonce,
    formToken: "",
    now,
    base: "",
  };
  const link = { href: `${site.origin}/`, label: t.backTo(site.settings.title) };
  const children = <Notice context={context} heading={t.refused.heading} text={t.refused[text]} link={link} />;
  return renderPage({ context, title: t.refused.title, children });
};

/** One provider at a time: while one develops the port may change, and with it the issuer. */
const keepProvider = ({ db, secret, clientId, clientSecret, now }: AccountAppOptions): AccountDeps["providerAt"] => {
  let known: { readonly origin: string; readonly provider: Promise<Provider> } | undefined;
  const make = async (issuer: string): Promise<Provider> =>
    makeProvider({
      db,
      issuer,
      now,
      client: { clientId, clientSecret },
      keys: await readAccountKeys(db, secret),
      sessionCookie: cookieName("account", issuer),
      renderRefusal: (nonce, text, asked) => plainNotice(db, issuer, { nonce, text, asked, now: now() }),
    });
  return (origin) => {
    if (known?.origin !== origin) {
      const made = { origin, provider: make(origin) };
      made.provider.catch(() => {
        if (known === made) known = undefined;
      });
      known = made;
    }
    return known.provider;
  };
};

/** Sites that only say where they are (specification section 2.4) begin a sign-in of their own. */
const plainAuth = async (deps: AccountDeps, request: FastifyRequest, origin: string): Promise<string | null> => {
  const url = new URL(request.url, origin);
  const asked = url.searchParams.get("redirect");
  if (url.pathname !== "/auth" || url.searchParams.has("client_id") || asked === null) return null;
  const site = await readSite(deps.db, asked, origin);
  return [site.origin, `${site.origin}/`].includes(asked) ? `${site.origin}/Login` : null;
};

const serveProtocol = (app: FastifyInstance, deps: AccountDeps): void => {
  app.addHook("onRequest", async (request, reply) => {
    if (!PROTOCOL.test(request.url)) return;
    const origin = publicOrigin(deps, request);
    if (origin === null) return reply.code(421).send();
    const login = await plainAuth(deps, request, origin);
    if (login !== null) return reply.header("cache-control", "no-store").redirect(login, 302);
    const provider = await deps.providerAt(origin);
    reply.hijack();
    reply.raw.setHeader("x-content-type-options", "nosniff");
    reply.raw.setHeader("referrer-policy", "same-origin");
    await provider.callback()(request.raw, reply.raw);
  });
};

/** The account site, listening nowhere yet. It stands behind the shell, which says by which name it was asked. */
export const createAccountApp = async (options: AccountAppOptions): Promise<FastifyInstance> => {
  const { db, secret, now, services = () => [], accountOrigin, isOutboxOpen, answerAfterMs = 400, logLevel } = options;
  const deps: AccountDeps = {
    db,
    secret,
    now,
    services,
    accountOrigin,
    isOutboxOpen,
    answerAfterMs,
    providerAt: keepProvider(options),
  };
  const app = fastify({
    logger: { level: logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    forceCloseConnections: "idle",
    trustProxy: "loopback",
  });
  await app.register(cookie);
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
  const fail = async (request: FastifyRequest, reply: FastifyReply, status: number, text: FailureText) => {
    const origin = publicOrigin(deps, request) ?? "http://account.localhost";
    const nonce = randomToken();
    const site = await readSite(db, undefined, origin);
    return reply
      .code(status)
      .headers(pageHeaders({ nonce, origins: [site.origin] }))
      .type("text/html; charset=utf-8")
      .send(await plainNotice(db, origin, { nonce, text, asked: languageOf(request), now: now() }));
  };
  app.setNotFoundHandler((request, reply) => fail(request, reply, 404, "notFound"));
  const diskFaults = new DiskFaults();
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const disk = diskFaults.note(error);
    if (disk?.isSaid) request.log.error({ reason: disk.reason, unsaid: disk.unsaid }, "the disk takes nothing more");
    if (disk) return fail(request, reply, 503, "noRoom");
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error, method: request.method, url: request.url }, "request failed");
    return fail(request, reply, status, "failed");
  });
  serveProtocol(app, deps);
  app.get("/account.js", (_request, reply) =>
    reply
      .headers({ "cache-control": "public, max-age=3600", "x-content-type-options": "nosniff" })
      .type("text/javascript; charset=utf-8")
      .send(accountScript),
  );
  const routes = accountRoutes(app, deps);
  signInRoutes(routes);
  signUpRoutes(routes);
  secondStepRoutes(routes);
  ownRoutes(routes);
  waysInRoutes(routes);
  passkeyRoutes(routes);
  signOutRoutes(routes);
  jobRoutes(routes);
  if (isOutboxOpen) outboxRoutes(routes);
  return app;
};
