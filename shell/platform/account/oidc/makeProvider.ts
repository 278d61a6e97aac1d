import { interactionPolicy, Provider, type Configuration } from "oidc-provider";

import { isNoRoom } from "../../app/DiskFaults";
import type { Database } from "../../database/Database";
import { persons } from "../../database/schema";
import { eq } from "drizzle-orm";
import type { AccountKeys } from "../accountKeys";
import { pageHeaders } from "../pageHeaders";
import { randomToken } from "../randomToken";
import { findSession } from "../sessions";
import { DatabaseAdapter, isRedirectAllowed, type OidcClient } from "./DatabaseAdapter";

export interface ProviderOptions {
  readonly db: Database;
  readonly client: OidcClient;
  readonly keys: AccountKeys;
  /** Public address of the account site, without a trailing slash. */
  readonly issuer: string;
  /** Name of the account site's own cookie. */
  readonly sessionCookie: string;
  readonly now: () => Date;
  /** The page for a request that the provider refuses, or cannot keep. `asked`: languages, as the request names them. */
  readonly renderRefusal: (nonce: string, text: "client" | "noRoom", asked: unknown) => Promise<string>;
}

const MINUTE_SECONDS = 60;
const DAY_SECONDS = 24 * 60 * MINUTE_SECONDS;

/** Where a visitor is asked who they are. */
const interactionPath = (uid: string): string => `/interaction/${uid}`;

/**
 * Who is signed in is decided by the account site's own session: where that has ended, what the provider remembers counts for nothing.
 */
const policy = ({ db, sessionCookie, now }: ProviderOptions) => {
  const { Check, base } = interactionPolicy;
  const prompts = base();
  prompts.get("login")?.checks.add(
    new Check("account_session", "The session of the account site has ended", async ({ oidc, cookies }) => {
      if (oidc.session?.accountId === undefined) return Check.NO_NEED_TO_PROMPT;
      const own = await findSession(db, cookies.get(sessionCookie, { signed: false }), now());
      const isSame = own?.isComplete && own.personId === oidc.session.accountId && own.id === oidc.session.acr;
      return isSame ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT;
    }),
  );
  return prompts;
};

const configuration = (options: ProviderOptions): Configuration => {
  const { db, client, keys, now } = options;
  return {
    adapter: (name: string) => new DatabaseAdapter(name, db, client, now),
    jwks: { keys: [keys.signing] },
    cookies: {
      keys: [keys.cookie],
      long: { signed: true, httpOnly: true, sameSite: "lax", path: "/" },
      short: { signed: true, httpOnly: true, sameSite: "lax" },
    },
    // `session_id` is how a site's tokens are revoked with the session they come from.
    claims: { openid: ["sub", "session_id"], email: ["email", "email_verified"], profile: ["name"] },
    scopes: ["openid", "email", "profile"],
    conformIdTokenClaims: false,
    responseTypes: ["code"],
    pkce: { required: () => true },
    clientAuthMethods: ["client_secret_basic", "client_secret_post"],
    routes: { authorization: "/auth", token: "/token", jwks: "/jwks", userinfo: "/me", end_session: "/session/end" },
    features: {
      devInteractions: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      rpInitiatedLogout: { enabled: true },
    },
    interactions: { url: (_ctx, { uid }) => interactionPath(uid), policy: policy(options) },
    ttl: {
      AccessToken: 10 * MINUTE_SECONDS,
      AuthorizationCode: MINUTE_SECONDS,
      IdToken: 10 * MINUTE_SECONDS,
      Interaction: 60 * MINUTE_SECONDS,
      Grant: DAY_SECONDS,
      Session: 30 * DAY_SECONDS,
    },
    findAccount: async (_ctx, id, token) => {
      const [person] = await db.transaction((tx) => tx.select().from(persons).where(eq(persons.id, id)));
      if (!person) return undefined;
      const session = token && "acr" in token ? token.acr : undefined;
      return {
        accountId: id,
        claims: () => ({
          sub: id,
          name: person.name,
          email: person.email,
          email_verified: person.emailConfirmedAt !== null,
          ...(typeof session === "string" && { session_id: session }),
        }),
      };
    },
    renderError: async (ctx, _out, error) => {
      const isFull = isNoRoom(error);
      if (isFull) ctx.status = 503;
      const nonce = randomToken();
      ctx.type = "html";
      ctx.set(pageHeaders({ nonce, origins: [] }));
      ctx.body = await options.renderRefusal(nonce, isFull ? "noRoom" : "client", ctx.query["ui_locales"]);
    },
    // The shell is a part of the product: nobody is asked whether it may know who they are.
    loadExistingGrant: async (ctx) => {
      const { client: asking, session, provider } = ctx.oidc;
      if (!asking || session?.accountId === undefined) return undefined;
      const grant = new provider.Grant({ clientId: asking.clientId, accountId: session.accountId });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  };
};

/** The OpenID provider (authorization code with PKCE, and nothing else) behind the shell's proxy. */
export const makeProvider = (options: ProviderOptions): Provider => {
  const provider = new Provider(options.issuer, configuration(options));
  // The shell passes requests on, from loopback; it says by which name and scheme it was asked.
  provider.proxy = true;
  const { Client } = provider;
  Client.prototype.redirectUriAllowed = function (this: InstanceType<typeof Client>, value: string) {
    return isRedirectAllowed(value, this.redirectUris ?? []);
  };
  Client.prototype.postLogoutRedirectUriAllowed = function (this: InstanceType<typeof Client>, value: string) {
    return isRedirectAllowed(value, this.postLogoutRedirectUris ?? []);
  };
  return provider;
};
