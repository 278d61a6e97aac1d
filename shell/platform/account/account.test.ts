import { afterAll, beforeAll, beforeEach, expect, it, jest } from "@jest/globals";
import { desc, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import * as oidc from "openid-client";

import { appTokenKey } from "../app/openAppToken";
import { memberships, outbox } from "../database/schema";
import { describeEachEngine } from "../testing/describeEachEngine";
import { APP_TOKEN_SECRET, CLIENT, TestPlatform } from "../testing/TestPlatform";
import { findByEmail } from "./persons";
import { accountSecret } from "./seal";
import { totpCode, totpStep } from "./secondFactor";
import { TestBrowser } from "./testing/TestBrowser";

const START_TIMEOUT_MS = 120_000;
const ISSUER = "http://account.localhost:3000";
const SITE = "http://melati.localhost:3000";
const PASSWORD = "tiga kata acak";

describeEachEngine("the account site", (openEmpty) => {
  let platform: TestPlatform;
  let app: FastifyInstance;
  let config: oidc.Configuration;
  let browser: TestBrowser;
  let visitors = 0;

  beforeAll(async () => {
    platform = await TestPlatform.start(await openEmpty());
    // The library says that it likes a newer Node better; what we use of it works, as these tests show.
    const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
    const { createAccountApp } = await import("./createAccountApp");
    warn.mockRestore();
    app = await createAccountApp({
      db: platform.db,
      secret: accountSecret(appTokenKey(APP_TOKEN_SECRET)),
      clientId: CLIENT.clientId,
      clientSecret: CLIENT.secret,
      now: () => new Date(),
      isOutboxOpen: true,
      answerAfterMs: 0,
      logLevel: "error",
    });
    config = await oidc.discovery(
      new URL(ISSUER),
      CLIENT.clientId,
      CLIENT.secret,
      oidc.ClientSecretBasic(CLIENT.secret),
      {
        execute: [oidc.allowInsecureRequests],
        [oidc.customFetch]: ask,
      },
    );
  }, START_TIMEOUT_MS);
  afterAll(async () => {
    await app.close();
    await platform.stop();
  });
  beforeEach(() => {
    visitors += 1;
    browser = new TestBrowser(app, "account.localhost:3000", `203.0.113.${visitors}`);
  });

  /** As the shell reaches it: by loopback, under its name. */
  const ask: oidc.CustomFetch = async (address, { method, headers, body }) => {
    const url = new URL(address);
    const answer = await app.inject({
      method: method as "GET",
      url: url.pathname + url.search,
      headers: { ...headers, host: "127.0.0.1", "x-forwarded-host": url.host, "x-forwarded-proto": "http" },
      ...(body != null && { payload: body instanceof URLSearchParams ? body.toString() : (body as string) }),
    });
    return new Response(answer.body, { status: answer.statusCode, headers: answer.headers as Record<string, string> });
  };

  const begin = async (site = SITE) => {
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
  };

  const newestLetter = async (recipient: string) => {
    const melati = await platform.tenantId("melati");
    const [letter] = await platform.inTenant(melati, (tx) =>
      tx.select().from(outbox).where(eq(outbox.recipient, recipient)).orderBy(desc(outbox.createdAt)).limit(1),
    );
    return letter;
  };

  const linkIn = (text = ""): string => {
    const url = new URL(/http\S+/.exec(text)?.[0] ?? "");
    return url.pathname + url.search;
  };

  const signUp = async (email: string, name = "Larasati Puspa") => {
    const { path } = await begin();
    await browser.open(path);
    await browser.open(`${pathOf(await browser.send("GET", path))}/sign-up`);
    const sent = await browser.submit("/sign-up", { name, email, password: PASSWORD });
    expect(sent.statusCode).toBe(200);
    const letter = await newestLetter(email);
    await browser.open(linkIn(letter?.text));
    expect((await browser.submit("/confirm", {})).statusCode).toBe(200);
    return letter;
  };

  const pathOf = (answer: { headers: Record<string, unknown> }): string => String(answer.headers["location"]);

  it("lets somebody sign up, confirm, sign in and come back to their site, with a client that knows OpenID and nothing else", async () => {
    const email = `laras@${visitors}.example`;
    await signUp(email);
    const { path, redeem } = await begin();
    const form = await browser.open(path);
    expect(form.body).toContain("Silakan masuk");
    const wrong = await browser.submit("/sign-in", { email, password: "salah sekali" });
    expect(wrong.statusCode).toBe(422);
    const back = await browser.submit("/sign-in", { email, password: PASSWORD, stay: "on" });
    expect(pathOf(back)).toMatch(/^http:\/\/melati\.localhost:3000\/CallbackAuth\?code=/);
    const tokens = await redeem(pathOf(back));
    expect(tokens.claims()).toMatchObject({ email, email_verified: true, name: "Larasati Puspa" });
    await expect(redeem(pathOf(back))).rejects.toThrow("server responded with an error");

    platform.now = new Date();
    await platform.renewToken();
    const at = { "app-token": platform.appToken("melati.localhost") };
    const given = await platform.post("/generate/token", { idToken: tokens.id_token ?? "" }, at);
    expect(given.status).toBe(201);
    const { token } = given.body.data as { token: string };
    const detail = await platform.getWith("/user/detail", { ...at, authorization: `Bearer ${token}` });
    expect(detail.body.data).toMatchObject({ email, kind: 4, role: "student", language: "id" });

    const again = await begin("http://kenanga.localhost:3000");
    expect(pathOf(await browser.open(again.path))).toMatch(/^http:\/\/kenanga\.localhost:3000\/CallbackAuth\?code=/);
  });

  const signIn = async (email: string, password = PASSWORD) => {
    const { path, redeem } = await begin();
    await browser.open(path);
    const answer = await browser.submit("/sign-in", { email, password, stay: "on" });
    return { answer, redeem };
  };

  /** The access token that a site gets for who signs in now, and who it says that they are. */
  const tokenFor = async ({ answer, redeem }: Awaited<ReturnType<typeof signIn>>) => {
    platform.now = new Date();
    await platform.renewToken();
    const at = { "app-token": platform.appToken("melati.localhost") };
    const { id_token: idToken = "" } = await redeem(pathOf(answer));
    const given = await platform.post("/generate/token", { idToken }, at);
    const { token } = given.body.data as { token: string };
    const headers = { ...at, authorization: `Bearer ${token}` };
    return {
      headers,
      status: async () => (await platform.getWith("/user/me", headers)).status,
      idToken,
      at,
    };
  };

  const emailOf = () => `visitor-${visitors}@serambi.example`;

  it("takes forms of its own pages only", async () => {
    const email = emailOf();
    await signUp(email);
    await browser.open("/sign-in?other=1");
    const fields = { email, password: PASSWORD };
    expect((await browser.send("POST", "/sign-in", fields)).statusCode).toBe(403);
    await browser.open("/sign-in?other=1");
    const elsewhere = { origin: "http://melati.localhost:3000" };
    expect(
      (await browser.send("POST", "/sign-in", { ...fields, formToken: "x".repeat(43) }, elsewhere)).statusCode,
    ).toBe(403);
    expect(browser.cookie("account")).toBeUndefined();
  });

  it("slows guessing down, with an account and without, and not in the browser that is known", async () => {
    const email = emailOf();
    await signUp(email);
    await signIn(email);
    const owner = browser;
    const said: string[] = [];
    for (const guessed of [email, "nobody@serambi.example"]) {
      browser = new TestBrowser(app, "account.localhost:3000", `198.51.100.${visitors}`);
      for (let tries = 0; tries < 6; tries += 1) {
        const { answer } = await signIn(guessed, "salah sekali");
        expect(answer.statusCode).toBe(422);
      }
      const { answer } = await signIn(guessed, "salah sekali");
      expect(answer.statusCode).toBe(429);
      expect(answer.headers["retry-after"]).toMatch(/^[1-5]$/);
      said.push(/<div class="message warn".*?<\/div><\/div>/s.exec(answer.body)?.[0].replace(/\d+/g, "n") ?? "nothing");
    }
    expect(said[0]).toBe(said[1]);
    browser = owner;
    await browser.open("/sign-in?other=1");
    const again = await browser.submit("/sign-in", { email, password: PASSWORD });
    expect(again.statusCode).toBe(200);
    expect(again.body).toContain("Nama dan kunci Anda");
  });

  it.each([
    "https://evil.example/CallbackAuth",
    "//evil.example/CallbackAuth",
    "http://melati.localhost:3000.evil.example/CallbackAuth",
    "http://melati.localhost:3000@evil.example/CallbackAuth",
    "http://evil.example:80/CallbackAuth",
    "http://evil.example#@melati.localhost:3000/CallbackAuth",
    "http://melati.localhost:3000/CallbackAuth/../Login",
    "http://melati.localhost:3000/CallbackAuth?next=//evil.example",
    "http://melati.localhost:3000/CallbackAuth#x",
    "http://melati.localhost:3000/callbackauth",
    "http://melati.localhost:3000//CallbackAuth",
    "http://melati.localhost:3000/%43allbackAuth",
    "http://user@melati.localhost:3000/CallbackAuth",
    "http://MELATI.localhost:3000/CallbackAuth",
    "http://melati.localhost.:3000/CallbackAuth",
    "https://melati.localhost:3000/CallbackAuth",
    "http:\\\\evil.example\\CallbackAuth",
    "http://evil.localhost:3000/CallbackAuth",
    "javascript:alert(1)//CallbackAuth",
    "http://melati.localhost:3000/CallbackAuth\t",
  ])("sends nobody to %j", async (address) => {
    const { path } = await begin();
    const url = new URL(path, ISSUER);
    url.searchParams.set("redirect_uri", address);
    const answer = await browser.send("GET", url.pathname + url.search);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers["location"]).toBeUndefined();
    expect(answer.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    const old = `/auth?redirect=${encodeURIComponent(address)}`;
    expect((await browser.send("GET", old)).headers["location"] ?? "http://melati.localhost:3000/Login").toBe(
      "http://melati.localhost:3000/Login",
    );
  });

  it("lets an administrator in once there is a second factor, and with a recovery code where the phone is lost", async () => {
    const email = emailOf();
    await signUp(email);
    const melati = await platform.tenantId("melati");
    const found = await platform.db.transaction((tx) => findByEmail(tx, email));
    const personId = found?.person.id ?? "";
    await platform.inTenant(melati, (tx) =>
      tx.insert(memberships).values({ tenantId: melati, personId, userKind: 1, createdAt: new Date() }),
    );
    const { answer } = await signIn(email);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain("Selot kedua di pintu");
    const base = `/interaction/${/action="\/interaction\/([\w-]+)\//.exec(answer.body)?.[1]}`;
    expect((await browser.open(base)).body).toContain("Selot kedua di pintu");
    const before = browser.cookie("account");
    const secret = (/class="key mono">([^<]+)</.exec(answer.body)?.[1] ?? "").replaceAll(" ", "");
    const code = totpCode(secret, totpStep(new Date()));
    expect((await browser.submit("/second-step/set-up", { code: "000000" })).statusCode).toBe(422);
    const codes = await browser.submit("/second-step/set-up", { code });
    const recovery = /<li>([a-z0-9-]{11})<\/li>/.exec(codes.body)?.[1] ?? "";
    expect(browser.cookie("account")).not.toBe(before);
    expect(pathOf(await browser.open(base))).toMatch(/^http:\/\/melati\.localhost:3000\/CallbackAuth\?code=/);

    browser = new TestBrowser(app);
    const later = await signIn(email);
    expect(later.answer.body).toContain("Enam angka");
    // The digits have been used.
    expect((await browser.submit("/second-step", { code })).statusCode).toBe(422);
    await browser.open(`/interaction/${/action="\/interaction\/([\w-]+)\//.exec(later.answer.body)?.[1]}/recovery`);
    const given = await tokenFor({ ...later, answer: await browser.submit("/recovery", { code: recovery }) });
    expect(await given.status()).toBe(200);
  });

  it("ends every other session, and what sites were given in them", async () => {
    const email = emailOf();
    await signUp(email);
    const stolen = await tokenFor(await signIn(email));
    const thief = browser;
    browser = new TestBrowser(app);
    const kept = await tokenFor(await signIn(email));
    expect([await stolen.status(), await kept.status()]).toEqual([200, 200]);
    await browser.open("/");
    await browser.submit("/sessions/end-all", {});
    expect([await stolen.status(), await kept.status()]).toEqual([401, 200]);
    expect((await platform.post("/generate/token", { idToken: stolen.idToken }, stolen.at)).status).toBe(401);
    const { path } = await begin();
    expect((await thief.open(path)).body).toContain("Silakan masuk");
  });

  it("says the same to whoever makes an account with an e-mail that has one, and writes to its owner", async () => {
    const email = emailOf();
    await signUp(email);
    const page = await (async () => {
      await browser.open("/sign-up?redirect=http://melati.localhost:3000");
      return browser.submit("/sign-up", { name: "Orang Lain", email, password: "kata sandi lain" });
    })();
    await browser.open("/sign-up");
    const other = await browser.submit("/sign-up", {
      name: "Orang Lain",
      email: `new-${email}`,
      password: "kata sandi lain",
    });
    const plain = (body: string) => body.replaceAll(`new-${email}`, email).replace(/nonce="[^"]*"/g, "");
    expect(plain(other.body)).toBe(plain(page.body));
    expect((await newestLetter(email))?.subject).toBe("Anda sudah punya akun");
    expect((await signIn(email)).answer.statusCode).toBe(303);
  });

  it("lets somebody choose a new password by letter, once, and ends what was before", async () => {
    const email = emailOf();
    await signUp(email);
    const before = await tokenFor(await signIn(email));
    await browser.open("/forgotten");
    await browser.submit("/forgotten", { email });
    const link = linkIn((await newestLetter(email))?.text);
    await browser.open(link);
    expect((await browser.submit("/new-password", { password: "pendek" })).statusCode).toBe(422);
    expect((await browser.submit("/new-password", { password: "empat kata acak baru" })).statusCode).toBe(200);
    expect(await before.status()).toBe(401);
    expect((await browser.open(link)).statusCode).toBe(400);
    expect((await signIn(email)).answer.statusCode).toBe(422);
    expect((await signIn(email, "empat kata acak baru")).answer.statusCode).toBe(303);
  });

  it("signs out without a question where a site of ours asks, and asks where a link does", async () => {
    const email = emailOf();
    await signUp(email);
    const { headers, status } = await tokenFor(await signIn(email));
    const leave = `/session/end?post_logout_redirect_uri=${encodeURIComponent(`${SITE}/`)}`;
    expect((await browser.open(leave)).body).toContain("Keluar dari sini juga?");
    const revoked = await platform.post("/revoke/token", {}, headers);
    expect(revoked.status).toBe(201);
    expect(await status()).toBe(401);
    const { logoutHint } = revoked.body.data as { logoutHint: string };
    const left = await browser.open(`${leave}&logout_hint=${logoutHint}`);
    expect(pathOf(left)).toBe(`${SITE}/`);
    expect(browser.cookie("account")).toBeUndefined();
    const elsewhere = await browser.open("/session/end?post_logout_redirect_uri=https://evil.example/");
    expect(elsewhere.statusCode).toBe(200);
  });

  it("hands a person their data, and deletes the account", async () => {
    const email = emailOf();
    await signUp(email);
    const { status } = await tokenFor(await signIn(email));
    await browser.open("/");
    const copy = await browser.submit("/export", {});
    expect(copy.json()).toMatchObject({ person: { email }, memberships: [{ site: "melati", userKind: 4 }] });
    expect(copy.body).not.toContain("argon2");
    await browser.open("/erase");
    expect((await browser.submit("/erase", { current: "salah" })).statusCode).toBe(422);
    expect((await browser.submit("/erase", { current: PASSWORD })).statusCode).toBe(200);
    expect(await status()).toBe(401);
    expect(await newestLetter(email)).toBeUndefined();
    expect((await signIn(email)).answer.statusCode).toBe(422);
  });

  it("believes no id token but those of the account site, for this client, of these minutes", async () => {
    const email = emailOf();
    await signUp(email);
    const { idToken, at } = await tokenFor(await signIn(email));
    const [head = "", body = "", signature = ""] = idToken.split(".");
    const forged = Buffer.from(JSON.stringify({ ...JSON.parse(Buffer.from(body, "base64url").toString()), sub: "x" }));
    const none = Buffer.from(JSON.stringify({ alg: "none" })).toString("base64url");
    for (const wrong of [`${head}.${forged.toString("base64url")}.${signature}`, `${none}.${body}.`, "rubbish"])
      expect((await platform.post("/generate/token", { idToken: wrong }, at)).status).toBe(401);
    expect((await platform.post("/generate/token", { idToken }, {})).status).toBe(401);
    platform.now = new Date(Date.now() + 16 * 60_000);
    const late = { "app-token": platform.appToken("melati.localhost") };
    expect((await platform.post("/generate/token", { idToken }, late)).status).toBe(401);
  });

  it("answers under its own name only", async () => {
    const stranger = new TestBrowser(app, "account.evil.example");
    for (const path of ["/sign-in", "/auth", "/.well-known/openid-configuration", "/__outbox"])
      expect((await stranger.send("GET", path)).statusCode).toBe(421);
  });
});
