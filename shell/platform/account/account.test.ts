import { afterAll, beforeAll, beforeEach, expect, it } from "@jest/globals";
import { defineService } from "@serambi/kernel/service";

import { AccountHarness, linkIn, PASSWORD, pathOf, ISSUER, SITE } from "./testing/AccountHarness";
import { describeWithDatabase } from "../testing/describeEachEngine";
import { TestBrowser } from "./testing/TestBrowser";

const START_TIMEOUT_MS = 120_000;

/** Whom the service below was told to forget: on which tenant, and whether proofs stay. */
const forgotten: [string, string, boolean][] = [];

/** A remote that holds something of persons. */
const books = defineService({
  id: "books",
  migrations: [],
  endpoints: [],
  personal: {
    copy: ({ personId }) => Promise.resolve({ lent: personId }),
    forget: async ({ personId, tenant }, { keepsProofs }) => {
      forgotten.push([personId, tenant.key, keepsProofs]);
    },
    kept: { id: "Peminjaman disimpan setahun.", en: "Loans are kept for a year." },
    proofs: { id: "Biarkan kartu saya", en: "Let my card stay" },
  },
});

describeWithDatabase("the account site", (openEmpty) => {
  let site: AccountHarness;

  beforeAll(async () => {
    forgotten.length = 0;
    site = await AccountHarness.start(await openEmpty(), { services: [books] });
  }, START_TIMEOUT_MS);
  afterAll(() => site.stop());
  beforeEach(() => void site.nextBrowser());

  it("lets somebody sign up, confirm, sign in and come back to their site, with a client that knows OpenID and nothing else", async () => {
    const { email } = site;
    await site.signUp(email);
    const { path, redeem } = await site.begin();
    const form = await site.browser.open(path);
    expect(form.body).toContain("Silakan masuk");
    const wrong = await site.browser.submit("/sign-in", { email, password: "salah sekali" });
    expect(wrong.statusCode).toBe(422);
    const back = await site.browser.submit("/sign-in", { email, password: PASSWORD, stay: "on" });
    expect(pathOf(back)).toMatch(/^http:\/\/melati\.localhost:3000\/CallbackAuth\?code=/);
    const tokens = await redeem(pathOf(back));
    expect(tokens.claims()).toMatchObject({ email, email_verified: true, name: "Larasati Puspa" });
    await expect(redeem(pathOf(back))).rejects.toThrow("server responded with an error");

    site.platform.now = new Date();
    await site.platform.renewToken();
    const at = { "app-token": site.platform.appToken("melati.localhost") };
    const given = await site.platform.post("/generate/token", { idToken: tokens.id_token ?? "" }, at);
    expect(given.status).toBe(201);
    const { token } = given.body.data as { token: string };
    const detail = await site.platform.getWith("/user/detail", { ...at, authorization: `Bearer ${token}` });
    expect(detail.body.data).toMatchObject({ email, kind: 4, role: "student", language: "id" });

    const again = await site.begin("http://kenanga.localhost:3000");
    expect(pathOf(await site.browser.open(again.path))).toMatch(
      /^http:\/\/kenanga\.localhost:3000\/CallbackAuth\?code=/,
    );
  });

  it("takes forms of its own pages only", async () => {
    const { email } = site;
    await site.signUp(email);
    await site.browser.open("/sign-in?other=1");
    const fields = { email, password: PASSWORD };
    expect((await site.browser.send("POST", "/sign-in", fields)).statusCode).toBe(403);
    await site.browser.open("/sign-in?other=1");
    const elsewhere = { origin: "http://melati.localhost:3000" };
    expect(
      (await site.browser.send("POST", "/sign-in", { ...fields, formToken: "x".repeat(43) }, elsewhere)).statusCode,
    ).toBe(403);
    expect(site.browser.cookie("account")).toBeUndefined();
  });

  it("slows guessing down, with an account and without, and not in the browser that is known", async () => {
    const { email } = site;
    await site.signUp(email);
    await site.signIn(email);
    const owner = site.browser;
    const said: string[] = [];
    for (const guessed of [email, "nobody@serambi.example"]) {
      site.browser = new TestBrowser(site.app, "account.localhost:3000", "198.51.100.7");
      for (let tries = 0; tries < 6; tries += 1) {
        const { answer } = await site.signIn(guessed, "salah sekali");
        expect(answer.statusCode).toBe(422);
      }
      const { answer } = await site.signIn(guessed, "salah sekali");
      expect(answer.statusCode).toBe(429);
      expect(answer.headers["retry-after"]).toMatch(/^[1-5]$/);
      said.push(/<div class="message warn".*?<\/div><\/div>/s.exec(answer.body)?.[0].replace(/\d+/g, "n") ?? "nothing");
    }
    expect(said[0]).toBe(said[1]);
    site.browser = owner;
    await site.browser.open("/sign-in?other=1");
    const again = await site.browser.submit("/sign-in", { email, password: PASSWORD });
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
    const { path } = await site.begin();
    const url = new URL(path, ISSUER);
    url.searchParams.set("redirect_uri", address);
    const answer = await site.browser.send("GET", url.pathname + url.search);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers["location"]).toBeUndefined();
    expect(answer.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    const old = `/auth?redirect=${encodeURIComponent(address)}`;
    expect((await site.browser.send("GET", old)).headers["location"] ?? "http://melati.localhost:3000/Login").toBe(
      "http://melati.localhost:3000/Login",
    );
  });

  it("lets an administrator in once there is a second factor, and with a recovery code where the phone is lost", async () => {
    const { email } = site;
    await site.signUp(email);
    await site.makeKind(1);
    const { answer } = await site.signIn(email);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain("Selot kedua di pintu");
    const base = `/interaction/${/action="\/interaction\/([\w-]+)\//.exec(answer.body)?.[1]}`;
    expect((await site.browser.open(base)).body).toContain("Selot kedua di pintu");
    const before = site.browser.cookie("account");
    expect((await site.browser.submit("/second-step/set-up", { code: "000000" })).statusCode).toBe(422);
    const { digits, recovery } = await site.setUpApp(answer);
    expect(site.browser.cookie("account")).not.toBe(before);
    expect(pathOf(await site.browser.open(base))).toMatch(/^http:\/\/melati\.localhost:3000\/CallbackAuth\?code=/);

    site.browser = new TestBrowser(site.app);
    const later = await site.signIn(email);
    expect(later.answer.body).toContain("Enam angka");
    // The digits have been used.
    expect((await site.browser.submit("/second-step", { code: digits() })).statusCode).toBe(422);
    await site.browser.open(
      `/interaction/${/action="\/interaction\/([\w-]+)\//.exec(later.answer.body)?.[1]}/recovery`,
    );
    const given = await site.tokenFor({ ...later, answer: await site.browser.submit("/recovery", { code: recovery }) });
    expect(await given.status()).toBe(200);
  });

  it("ends every other session, and what sites were given in them", async () => {
    const { email } = site;
    await site.signUp(email);
    const stolen = await site.tokenFor(await site.signIn(email));
    const thief = site.browser;
    site.browser = new TestBrowser(site.app);
    const kept = await site.tokenFor(await site.signIn(email));
    expect([await stolen.status(), await kept.status()]).toEqual([200, 200]);
    await site.browser.open("/");
    await site.browser.submit("/sessions/end-all", {});
    expect([await stolen.status(), await kept.status()]).toEqual([401, 200]);
    expect((await site.platform.post("/generate/token", { idToken: stolen.idToken }, stolen.at)).status).toBe(401);
    const { path } = await site.begin();
    expect((await thief.open(path)).body).toContain("Silakan masuk");
  });

  it("says the same to whoever makes an account with an e-mail that has one, and writes to its owner", async () => {
    const { email } = site;
    await site.signUp(email);
    const page = await (async () => {
      await site.browser.open("/sign-up?redirect=http://melati.localhost:3000");
      return site.browser.submit("/sign-up", { name: "Orang Lain", email, password: "kata sandi lain" });
    })();
    await site.browser.open("/sign-up");
    const other = await site.browser.submit("/sign-up", {
      name: "Orang Lain",
      email: `new-${email}`,
      password: "kata sandi lain",
    });
    const plain = (body: string) => body.replaceAll(`new-${email}`, email).replace(/nonce="[^"]*"/g, "");
    expect(plain(other.body)).toBe(plain(page.body));
    expect((await site.newestLetter(email))?.subject).toBe("Anda sudah punya akun");
    expect((await site.signIn(email)).answer.statusCode).toBe(303);
  });

  it("lets somebody choose a new password by letter, once, and ends what was before", async () => {
    const { email } = site;
    await site.signUp(email);
    const before = await site.tokenFor(await site.signIn(email));
    await site.browser.open("/forgotten");
    await site.browser.submit("/forgotten", { email });
    const link = linkIn((await site.newestLetter(email))?.text);
    await site.browser.open(link);
    expect((await site.browser.submit("/new-password", { password: "pendek" })).statusCode).toBe(422);
    expect((await site.browser.submit("/new-password", { password: "empat kata acak baru" })).statusCode).toBe(200);
    expect(await before.status()).toBe(401);
    expect((await site.browser.open(link)).statusCode).toBe(400);
    expect((await site.signIn(email)).answer.statusCode).toBe(422);
    expect((await site.signIn(email, "empat kata acak baru")).answer.statusCode).toBe(303);
  });

  it("signs out without a question where a site of ours asks, and asks where a link does", async () => {
    const { email } = site;
    await site.signUp(email);
    const { headers, status } = await site.tokenFor(await site.signIn(email));
    const leave = `/session/end?post_logout_redirect_uri=${encodeURIComponent(`${SITE}/`)}`;
    expect((await site.browser.open(leave)).body).toContain("Keluar dari sini juga?");
    const revoked = await site.platform.post("/revoke/token", {}, headers);
    expect(revoked.status).toBe(201);
    expect(await status()).toBe(401);
    const { logoutHint } = revoked.body.data as { logoutHint: string };
    const left = await site.browser.open(`${leave}&logout_hint=${logoutHint}`);
    expect(pathOf(left)).toBe(`${SITE}/`);
    expect(site.browser.cookie("account")).toBeUndefined();
    const elsewhere = await site.browser.open("/session/end?post_logout_redirect_uri=https://evil.example/");
    expect(elsewhere.statusCode).toBe(200);
  });

  it("hands a person their data, and deletes the account with what sites hold of them", async () => {
    const { email } = site;
    await site.signUp(email);
    const { status } = await site.tokenFor(await site.signIn(email));
    const personId = await site.personId(email);
    const right = { kind: "books.book", code: "1", source: "free", reference: "1", grantedBy: personId } as const;
    await site.platform.grant(await site.platform.tenantId("melati"), { ...right, personId });
    await site.browser.open("/");
    const copy = await site.browser.submit("/export", {});
    expect(copy.json()).toMatchObject({
      person: { email },
      memberships: [{ site: "melati", userKind: 4 }],
      sites: {
        melati: { books: { lent: personId }, rights: [{ code: "1" }], letters: [{ subject: expect.any(String) }] },
      },
    });
    expect(copy.body).not.toContain("argon2");
    const page = await site.browser.open("/erase");
    expect(page.body).toContain("Peminjaman disimpan setahun.");
    expect(page.body).toContain("Biarkan kartu saya");
    expect((await site.browser.submit("/erase", { current: "salah" })).statusCode).toBe(422);
    expect(forgotten).toEqual([]);
    expect((await site.browser.submit("/erase", { current: PASSWORD, proofs: "on" })).statusCode).toBe(200);
    expect(forgotten).toContainEqual([personId, "melati", true]);
    expect(await status()).toBe(401);
    expect(await site.newestLetter(email)).toBeUndefined();
    expect((await site.signIn(email)).answer.statusCode).toBe(422);
  });

  it("gives what somebody may do now, whatever they might do when they signed in", async () => {
    await site.signUp();
    const { headers, status } = await site.tokenFor(await site.signIn());
    const role = async () => ((await site.platform.getWith("/user/me", headers)).body.data as { role: string }).role;
    const rename = () =>
      site.platform.put("/melati/cms/app/settings", { title: "Baru" }, headers.authorization.slice(7));
    expect([await role(), (await rename()).status]).toEqual(["student", 403]);
    await site.makeKind(1);
    expect([await role(), (await rename()).status]).toEqual(["admin", 200]);
    await site.makeKind(6);
    expect([await role(), (await rename()).status]).toEqual(["writer", 403]);
    await site.makeKind(null);
    expect([await status(), (await rename()).status]).toEqual([401, 401]);
  });

  it("ends what a site was given with the session: after 30 days, and after one where nobody asked to stay", async () => {
    await site.signUp();
    const daysOf = async (stay: boolean) => {
      site.browser.setCookie("account", "");
      const { expiresAt } = await site.tokenFor(await site.signIn(site.email, PASSWORD, stay));
      return Math.round((Date.parse(expiresAt) - Date.now()) / 86_400_000);
    };
    expect([await daysOf(true), await daysOf(false)]).toEqual([30, 1]);
  });

  it("believes no id token but those of the account site, for this client, of these minutes", async () => {
    const { email } = site;
    await site.signUp(email);
    const { idToken, at } = await site.tokenFor(await site.signIn(email));
    const [head = "", body = "", signature = ""] = idToken.split(".");
    const forged = Buffer.from(JSON.stringify({ ...JSON.parse(Buffer.from(body, "base64url").toString()), sub: "x" }));
    const none = Buffer.from(JSON.stringify({ alg: "none" })).toString("base64url");
    for (const wrong of [`${head}.${forged.toString("base64url")}.${signature}`, `${none}.${body}.`, "rubbish"])
      expect((await site.platform.post("/generate/token", { idToken: wrong }, at)).status).toBe(401);
    expect((await site.platform.post("/generate/token", { idToken }, {})).status).toBe(401);
    site.platform.now = new Date(Date.now() + 16 * 60_000);
    const late = { "app-token": site.platform.appToken("melati.localhost") };
    expect((await site.platform.post("/generate/token", { idToken }, late)).status).toBe(401);
  });

  it("answers under its own name only", async () => {
    const stranger = new TestBrowser(site.app, "account.evil.example");
    for (const path of ["/sign-in", "/auth", "/.well-known/openid-configuration", "/__outbox"])
      expect((await stranger.send("GET", path)).statusCode).toBe(421);
  });
});
