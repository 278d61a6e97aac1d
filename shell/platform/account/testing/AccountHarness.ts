import { jest } from "@jest/globals";
import type { Service } from "@serambi/kernel/service";
import { desc, eq } from "drizzle-orm";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import * as oidc from "openid-client";

import { appTokenKey } from "../../app/openAppToken";
import type { Database } from "../../database/Database";
import { memberships, outbox } from "../../database/schema";
import { APP_TOKEN_SECRET, CLIENT, TestPlatform } from "../../testing/TestPlatform";
import { findByEmail } from "../persons";
import { accountSecret } from "../seal";
import { totpCode, totpStep } from "../secondFactor";
import { TestBrowser } from "./TestBrowser";

export const ISSUER = "http://account.localhost:3000";
export const SITE = "http://melati.localhost:3000";
export const PASSWORD = "tiga kata acak";

export const pathOf = (answer: { readonly headers: Readonly<Record<string, unknown>> }): string =>
  String(answer.headers["location"]);

/** The first address in a letter, as a path of the account site. */
export const linkIn = (text = ""): string => {
  const url = new URL(/http\S+/.exec(text)?.[0] ?? "");
  return url.pathname + url.search;
};

/** The account site over a real database, the site `melati` in front of it, and visitors with browsers. */
export class AccountHarness {
  /** The visitor's; each test has its own, at an address of its own. */
  browser: TestBrowser;
  /** How far the account site's clock is ahead. */
  aheadMs = 0;
  private visitors = 0;
  private oidcConfig: oidc.Configuration | undefined;

  private constructor(
    readonly platform: TestPlatform,
    readonly app: FastifyInstance,
  ) {
    this.browser = this.nextBrowser();
  }

  static async start(
    db: Database,
    { services = [], ...options }: { readonly answerAfterMs?: number; readonly services?: readonly Service[] } = {},
  ): Promise<AccountHarness> {
    const platform = await TestPlatform.start(db, { services });
    // The library says that it likes a newer Node better; what we use of it works, as these tests show.
    const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
    const { createAccountApp } = await import("../createAccountApp");
    warn.mockRestore();
    const app = await createAccountApp({
      db: platform.db,
      secret: accountSecret(appTokenKey(APP_TOKEN_SECRET)),
      clientId: CLIENT.clientId,
      clientSecret: CLIENT.secret,
      now: () => new Date(Date.now() + harness.aheadMs),
      services: () => platform.services.live,
      isOutboxOpen: true,
      answerAfterMs: 0,
      logLevel: "error",
      ...options,
    });
    const harness = new AccountHarness(platform, app);
    return harness;
  }

  async stop(): Promise<void> {
    await this.app.close();
    await this.platform.stop();
  }

  /** Another visitor, whose address and e-mail no other has. */
  nextBrowser(): TestBrowser {
    this.visitors += 1;
    this.aheadMs = 0;
    this.browser = new TestBrowser(this.app, "account.localhost:3000", `203.0.113.${this.visitors}`);
    return this.browser;
  }

  get email(): string {
    return `visitor-${this.visitors}@serambi.example`;
  }

  /** As the shell reaches it: by loopback, under its name. */
  private readonly ask: oidc.CustomFetch = async (address, { method, headers, body }) => {
    const url = new URL(address);
    const answer = await this.app.inject({
      method: method as "GET",
      url: url.pathname + url.search,
      headers: { ...headers, host: "127.0.0.1", "x-forwarded-host": url.host, "x-forwarded-proto": "http" },
      ...(body != null && { payload: body instanceof URLSearchParams ? body.toString() : (body as string) }),
    });
    return new Response(answer.body, { status: answer.statusCode, headers: answer.headers as Record<string, string> });
  };

  private async config(): Promise<oidc.Configuration> {
    const basic = oidc.ClientSecretBasic(CLIENT.secret);
    return (this.oidcConfig ??= await oidc.discovery(new URL(ISSUER), CLIENT.clientId, CLIENT.secret, basic, {
      execute: [oidc.allowInsecureRequests],
      [oidc.customFetch]: this.ask,
    }));
  }

  /** A site sends somebody here. */
  async begin(site = SITE) {
    const config = await this.config();
    const verifier = oidc.randomPKCECodeVerifier();
    const [state, nonce] = [oidc.randomState(), oidc.randomNonce()];
    const url = oidc.buildAuthorizationUrl(config, {
      redirect_uri: `${site}/CallbackAuth`,
      scope: "openid email profile",
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: "S256",
      state,
      nonce,
    });
    const redeem = (address: string) =>
      oidc.authorizationCodeGrant(config, new URL(address), {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
    return { path: url.pathname + url.search, redeem };
  }

  async newestLetter(recipient: string) {
    const melati = await this.platform.tenantId("melati");
    const [letter] = await this.platform.inTenant(melati, (tx) =>
      tx.select().from(outbox).where(eq(outbox.recipient, recipient)).orderBy(desc(outbox.createdAt)).limit(1),
    );
    return letter;
  }

  /** Makes an account by its pages, and confirms its e-mail. */
  async signUp(email = this.email, name = "Larasati Puspa"): Promise<void> {
    const { path } = await this.begin();
    await this.browser.open(path);
    await this.browser.open(`${pathOf(await this.browser.send("GET", path))}/sign-up`);
    await this.browser.submit("/sign-up", { name, email, password: PASSWORD });
    await this.browser.open(linkIn((await this.newestLetter(email))?.text));
    await this.browser.submit("/confirm", {});
  }

  async signIn(email = this.email, password = PASSWORD, stay = true) {
    const { path, redeem } = await this.begin();
    await this.browser.open(path);
    const answer = await this.browser.submit("/sign-in", { email, password, ...(stay && { stay: "on" }) });
    return { answer, redeem };
  }

  /** The access token that a site gets for who signs in now, and who it says that they are. */
  async tokenFor({ answer, redeem }: Awaited<ReturnType<AccountHarness["signIn"]>>) {
    const { platform } = this;
    platform.now = new Date();
    await platform.renewToken();
    const at = { "app-token": platform.appToken("melati.localhost") };
    const { id_token: idToken = "" } = await redeem(pathOf(answer));
    const given = await platform.post("/generate/token", { idToken }, at);
    const { token, expiresAt } = given.body.data as { token: string; expiresAt: string };
    const headers = { ...at, authorization: `Bearer ${token}` };
    const status = async () => (await platform.getWith("/user/me", headers)).status;
    return { headers, status, idToken, at, expiresAt };
  }

  async personId(email = this.email): Promise<string> {
    return (await this.platform.db.transaction((tx) => findByEmail(tx, email)))?.person.id ?? "";
  }

  /** What kind of user the visitor is on melati, from now on; null: none. */
  async makeKind(userKind: number | null, email = this.email): Promise<void> {
    const tenantId = await this.platform.tenantId("melati");
    const personId = await this.personId(email);
    await this.platform.inTenant(tenantId, async (tx) => {
      await tx.delete(memberships).where(eq(memberships.personId, personId));
      if (userKind !== null)
        await tx.insert(memberships).values({ tenantId, personId, userKind, createdAt: new Date() });
    });
  }

  /** What an app shows that was told the key on the page. */
  digitsOn(page: LightMyRequestResponse): (step?: number) => string {
    const secret = (/class="key mono">([^<]+)</.exec(page.body)?.[1] ?? "").replaceAll(" ", "");
    return (step = 0) => totpCode(secret, totpStep(new Date(Date.now() + this.aheadMs)) + step);
  }

  /** Sets the app up on the page that is shown. @returns the digits of now, and a recovery code */
  async setUpApp(page: LightMyRequestResponse): Promise<{ digits: (step?: number) => string; recovery: string }> {
    const digits = this.digitsOn(page);
    const codes = await this.browser.submit("/second-step/set-up", { code: digits(), current: PASSWORD });
    return { digits, recovery: /<li>([a-z0-9-]{11})<\/li>/.exec(codes.body)?.[1] ?? "" };
  }
}
