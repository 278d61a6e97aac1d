import { AppError } from "@serambi/kernel/errors";
import * as oidc from "openid-client";

import type { AccountSite } from "./AccountSite";

/** Clocks differ: a token is good five minutes before its time, and after. */
const CLOCK_TOLERANCE_SECONDS = 300;
const TIMEOUT_SECONDS = 5;
const SCOPES = "openid email profile";
/** Several while one develops on several ports. */
const MAX_KNOWN = 8;
/** A site that answered a moment ago is there: not every visitor's way waits for another look. */
const FRESH_MS = 30_000;

/** What is made for one way through the account site, and must come back or be known when the visitor does. */
export interface Handshake {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** What a way through the account site comes to. */
export interface Redeemed {
  readonly idToken: string;
  /** Whom it names, as the provider knows them. */
  readonly subject: string;
}

export interface OpenIdProviderOptions {
  readonly site: Pick<AccountSite, "reach">;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** A provider's description of itself. */
interface Known {
  readonly configuration: Promise<oidc.Configuration>;
  /** Milliseconds since 1970. */
  readonly askedAt: number;
}

/** A problem of the account site is one of a host: the visitor is told that it is away. */
const unavailable = (cause: unknown): AppError =>
  new AppError("unavailable", "The account site cannot be reached", { cause, retryAfterSeconds: 5 });

const refused = (cause: unknown): AppError =>
  new AppError("forbidden", "The way through the account site does not hold", { cause });

/** No answer, or none in time. */
const UNANSWERED: ReadonlySet<string | undefined> = new Set([undefined, "OAUTH_TIMEOUT", "OAUTH_ABORT"]);
/** What says nothing of the visitor: no answer, a late one, one of something before the provider. */
const AWAY: ReadonlySet<string | undefined> = new Set([
  ...UNANSWERED,
  "OAUTH_RESPONSE_IS_NOT_CONFORM",
  "OAUTH_RESPONSE_IS_NOT_JSON",
]);
const isAway = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof oidc.ClientError && AWAY.has(error.code));

/** Discovery that nobody answered; any answer, even one of a site that knows no discovery, says that somebody is there. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof oidc.ClientError && UNANSWERED.has(error.code));

/** The account site as an OpenID provider: ours, or any other that knows authorization code and PKCE. */
export class OpenIdProvider {
  private readonly known = new Map<string, Known>();

  constructor(
    private readonly options: OpenIdProviderOptions,
    private readonly now: () => number = Date.now,
  ) {}

  /** The parameters of the authorization page for one way. */
  async begin(redirectUri: string): Promise<{ readonly handshake: Handshake; readonly parameters: URLSearchParams }> {
    const handshake: Handshake = {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      verifier: oidc.randomPKCECodeVerifier(),
    };
    const parameters = new URLSearchParams({
      client_id: this.options.clientId,
      response_type: "code",
      scope: SCOPES,
      redirect_uri: redirectUri,
      state: handshake.state,
      nonce: handshake.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(handshake.verifier),
      code_challenge_method: "S256",
    });
    return { handshake, parameters };
  }

  /**
   * The page that asks who somebody is. The specification has it at `<ACCOUNT_URL>/auth`; a provider that says otherwise is believed.
   * Null where nobody answers there: no visitor is left with their browser's own page about an address that they never asked for.
   */
  async authorizationPage(issuer: string): Promise<URL | null> {
    const fallback = `${issuer}/auth`;
    try {
      const found = await this.find(issuer, FRESH_MS);
      return new URL(found.serverMetadata().authorization_endpoint ?? fallback);
    } catch (error) {
      return isUnanswered(error) ? null : new URL(fallback);
    }
  }

  /**
   * Who came back: the id token, and the subject that it names.
   * @param address that they came back to, with its query
   * @throws AppError unavailable where the provider is away; forbidden where what it said, or the address, does not belong to the handshake
   */
  async redeem(issuer: string, address: URL, { state, nonce, verifier }: Handshake): Promise<Redeemed> {
    const config = await this.find(issuer).catch((error: unknown) => {
      throw unavailable(error);
    });
    try {
      const tokens = await oidc.authorizationCodeGrant(config, address, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
      const subject = tokens.claims()?.sub;
      if (tokens.id_token === undefined || subject === undefined) throw new Error("There is no id token");
      return { idToken: tokens.id_token, subject };
    } catch (error) {
      throw isAway(error) ? unavailable(error) : refused(error);
    }
  }

  /** Where the visitor's session on the account site ends; null where the provider has no such page, or is away. */
  async endPage(issuer: string, comeBackTo: string, hint?: string): Promise<URL | null> {
    const config = await this.find(issuer).catch(() => null);
    if (!config?.serverMetadata().end_session_endpoint) return null;
    return oidc.buildEndSessionUrl(config, {
      post_logout_redirect_uri: comeBackTo,
      ...(hint !== undefined && { logout_hint: hint }),
    });
  }

  private find(issuer: string, maxAgeMs = Infinity): Promise<oidc.Configuration> {
    const askedAt = this.now();
    const known = this.known.get(issuer);
    if (known && askedAt - known.askedAt <= maxAgeMs) return known.configuration;
    const configuration = this.discover(issuer);
    this.known.set(issuer, { configuration, askedAt });
    configuration.catch(() => this.known.delete(issuer));
    const [oldest] = this.known.keys();
    if (this.known.size > MAX_KNOWN && oldest !== undefined) this.known.delete(oldest);
    return configuration;
  }

  private discover(issuer: string): Promise<oidc.Configuration> {
    const { clientId, clientSecret, site } = this.options;
    const fetchThere: oidc.CustomFetch = (address, { headers, ...options }) => {
      const { url, headers: more } = site.reach(address);
      return fetch(url, { ...options, headers: { ...headers, ...more } } as RequestInit); // the library's own options are fetch's
    };
    return oidc.discovery(
      new URL(issuer),
      clientId,
      { client_secret: clientSecret, [oidc.clockTolerance]: CLOCK_TOLERANCE_SECONDS },
      oidc.ClientSecretBasic(clientSecret),
      {
        [oidc.customFetch]: fetchThere,
        timeout: TIMEOUT_SECONDS,
        // On loopback there is no TLS; elsewhere `ACCOUNT_URL` says what there is.
        ...(issuer.startsWith("http:") && { execute: [oidc.allowInsecureRequests] }),
      },
    );
  }
}
