import { afterAll, beforeAll, beforeEach, expect, it } from "@jest/globals";

import { describeWithDatabase } from "../testing/describeEachEngine";
import { AccountHarness, linkIn, PASSWORD, pathOf } from "./testing/AccountHarness";
import { askedIn, TestAuthenticator } from "./testing/TestAuthenticator";

const START_TIMEOUT_MS = 120_000;
const DAY_MS = 24 * 60 * 60 * 1000;
const NEW_PASSWORD = "empat kata acak baru";
const BACK = /^http:\/\/melati\.localhost:3000\/CallbackAuth\?code=/;

describeWithDatabase("ways into an account", (openEmpty) => {
  let site: AccountHarness;

  beforeAll(async () => {
    site = await AccountHarness.start(await openEmpty());
  }, START_TIMEOUT_MS);
  afterAll(() => site.stop());
  beforeEach(() => void site.nextBrowser());

  /** Signs up, signs in and adds a passkey by the pages. */
  const addPasskey = async (name = "Pixel 8") => {
    const device = new TestAuthenticator(site.browser.origin);
    await site.signUp();
    await site.signIn();
    await site.browser.open("/");
    const page = await site.browser.submit("/passkeys/new", { currentPasskey: PASSWORD });
    const made = device.create(askedIn(page));
    const added = await site.browser.submit("/passkeys", { name, credential: made });
    return { device, added, made };
  };

  /** What a browser would send from the sign-in page. */
  const askPasskey = async (device: TestAuthenticator) => {
    const { path, redeem } = await site.begin();
    const page = await site.browser.open(path);
    const credential = device.get(askedIn(page));
    const base = /action="([^"]*)\/sign-in"/.exec(page.body)?.[1] ?? "";
    const formToken = /name="formToken" value="([^"]*)"/.exec(page.body)?.[1] ?? "";
    const send = (given = credential) => site.browser.send("POST", `${base}/passkey`, { formToken, credential: given });
    return { send, base, credential, redeem };
  };

  it("a passkey opens the account, without password and second step", async () => {
    const { device, added } = await addPasskey();
    expect(added.body).toContain("Pixel 8");
    expect((await site.newestLetter(site.email))?.subject).toBe("Kunci sandi ditambahkan");
    await site.setUpApp(await site.browser.open("/second-step/set-up"));
    const { email } = site;
    site.nextBrowser();
    const { send, base, redeem } = await askPasskey(device);
    expect((await send()).statusCode).toBe(303);
    const back = await site.browser.open(base);
    expect(pathOf(back)).toMatch(BACK);
    expect((await redeem(pathOf(back))).claims()).toMatchObject({ email });
    expect((await site.browser.open("/")).body).toContain("dengan kunci sandi");
  });

  it("a passkey is taken once, in the browser that was asked, from its owner, at this address", async () => {
    const { device } = await addPasskey();
    site.nextBrowser();
    const first = await askPasskey(device);
    expect((await first.send()).statusCode).toBe(303);
    const taken = site.browser;
    await taken.open("/sign-in?other=1");
    expect((await first.send()).statusCode).toBe(422);

    site.nextBrowser();
    const other = await askPasskey(device);
    expect((await other.send(first.credential)).statusCode).toBe(422);
    device.isVerified = false;
    expect((await (await askPasskey(device)).send()).statusCode).toBe(422);
    device.isVerified = true;
    const elsewhere = Object.assign(Object.create(device) as TestAuthenticator, {
      origin: "http://account.evil.localhost:3000",
    });
    expect((await (await askPasskey(elsewhere)).send()).statusCode).toBe(422);
    device.counter = 0;
    expect((await (await askPasskey(device)).send()).statusCode).toBe(422);
    const stranger = new TestAuthenticator(site.browser.origin);
    for (const rubbish of [stranger.get({ challenge: "x" }), "rubbish", "{}", ""])
      expect((await other.send(rubbish)).statusCode).toBe(422);
    expect(site.browser.cookie("account")).toBeUndefined();
  });

  it("a passkey is added after the password only, named, and removed", async () => {
    const { device, made } = await addPasskey("Pixel <8>");
    const page = await site.browser.open("/");
    const formToken = /name="formToken" value="([^"]*)"/.exec(page.body)?.[1] ?? "";
    const again = await site.browser.send("POST", "/passkeys", { formToken, name: "again", credential: made });
    expect(again.statusCode).toBe(422);
    const signedIn = device.create({ challenge: askedIn(await site.browser.open("/sign-in?other=1")).challenge });
    const forged = await site.browser.send("POST", "/passkeys", { formToken, name: "forged", credential: signedIn });
    expect(forged.statusCode).toBe(422);
    await site.browser.open("/");
    expect((await site.browser.submit("/passkeys/new", { currentPasskey: "salah" })).statusCode).toBe(422);
    await site.browser.open("/");
    expect((await site.browser.submit("/passkeys/rename", { name: "Ponsel" })).body).toContain("Ponsel");
    const left = await site.browser.submit("/passkeys/remove", {});
    expect(left.body).not.toContain("Ponsel");
    site.nextBrowser();
    expect((await (await askPasskey(device)).send()).statusCode).toBe(422);
  });

  it("a passkey is the second factor of an administrator who has no app, and a password alone sets none up", async () => {
    const { device } = await addPasskey();
    await site.makeKind(1);
    await site.browser.open("/");
    expect((await site.browser.submit("/passkeys/remove", {})).body).toContain("Admin harus punya langkah kedua");
    const { email } = site;
    site.nextBrowser();
    const { answer } = await site.signIn(email);
    expect(answer.body).toContain("Kunci sandinya, ya.");
    expect(answer.body).not.toContain('name="code"');
    expect((await site.browser.open("/second-step/set-up")).body).not.toContain('class="qr"');
    const page = await site.browser.open("/second-step");
    const credential = device.get(askedIn(page));
    const formToken = /name="formToken" value="([^"]*)"/.exec(page.body)?.[1] ?? "";
    await site.browser.send("POST", "/passkey", { formToken, credential });
    expect((await site.browser.open("/")).body).toContain("Nama dan kunci Anda");
  });

  it("a device is not asked for the second step for 30 days, until it is told otherwise", async () => {
    await site.signUp();
    await site.signIn();
    const { digits } = await site.setUpApp(await site.browser.open("/second-step/set-up"));
    await site.browser.open("/");
    await site.browser.submit("/sign-out", {});
    expect((await site.signIn()).answer.body).toContain("Enam angka");
    const trusted = await site.browser.submit("/second-step", { code: digits(1), trust: "on" });
    expect(pathOf(trusted)).toMatch(BACK);
    const signInAnew = async () => {
      site.browser.setCookie("account", "");
      return (await site.signIn()).answer;
    };
    expect(pathOf(await signInAnew())).toMatch(BACK);
    const kept = site.browser.cookie("device") ?? "";
    site.browser.setCookie("device", `${kept.split(".")[0]}.forged`);
    expect((await signInAnew()).body).toContain("Enam angka");
    site.browser.setCookie("device", kept);
    expect(pathOf(await signInAnew())).toMatch(BACK);
    await site.browser.open("/");
    await site.browser.submit("/devices/end", {});
    expect((await signInAnew()).body).toContain("Enam angka");
    site.aheadMs = 60_000;
    const again = await site.browser.submit("/second-step", { code: digits(), trust: "on" });
    expect(pathOf(again)).toMatch(BACK);
    site.aheadMs = 31 * DAY_MS;
    expect((await signInAnew()).body).toContain("Enam angka");
  });

  it("new recovery codes take the place of those before", async () => {
    await site.signUp();
    await site.signIn();
    const { recovery } = await site.setUpApp(await site.browser.open("/second-step/set-up"));
    await site.browser.open("/");
    const wrong = await site.browser.submit("/second-step/codes", { currentCodes: "salah" });
    expect([wrong.statusCode, wrong.body.includes(recovery)]).toEqual([422, false]);
    const fresh = await site.browser.submit("/second-step/codes", { currentCodes: PASSWORD });
    const [, code = ""] = /<li>([a-z0-9-]{11})<\/li>/.exec(fresh.body) ?? [];
    await site.browser.open("/");
    await site.browser.submit("/sign-out", {});
    await site.signIn();
    await site.browser.open("/recovery");
    expect((await site.browser.submit("/recovery", { code: recovery })).statusCode).toBe(422);
    expect((await site.browser.submit("/recovery", { code })).body).toContain("Nama dan kunci Anda");
  });

  it("a changed password ends other sessions, and the cookie that this one had", async () => {
    await site.signUp();
    const mine = await site.tokenFor(await site.signIn());
    const { browser, email } = site;
    site.nextBrowser();
    const other = await site.tokenFor(await site.signIn(email));
    await browser.open("/");
    const wrong = await browser.submit("/password", { current: "salah", password: "x" });
    expect(wrong.statusCode).toBe(422);
    const before = browser.cookie("account");
    expect((await browser.submit("/password", { current: PASSWORD, password: NEW_PASSWORD })).statusCode).toBe(200);
    expect(browser.cookie("account")).not.toBe(before);
    expect([await mine.status(), await other.status()]).toEqual([200, 401]);
    // What the site was given before goes with the session that took its place.
    site.nextBrowser();
    await site.signIn(email, NEW_PASSWORD);
    await site.browser.open("/");
    await site.browser.submit("/sessions/end-all", {});
    expect(await mine.status()).toBe(401);
  });

  it("an e-mail changes once it is confirmed from its own mailbox, and the one before hears of it", async () => {
    await site.signUp();
    await site.signIn();
    const { email } = site;
    const next = `new-${email}`;
    await site.browser.open("/forgotten");
    await site.browser.submit("/forgotten", { email });
    const oldLink = linkIn((await site.newestLetter(email))?.text);
    await site.browser.open("/");
    const wrong = await site.browser.submit("/email", { newEmail: "rubbish", currentEmail: "salah" });
    expect([wrong.statusCode, wrong.body.includes('value="rubbish"')]).toEqual([422, true]);
    await site.browser.submit("/email", { newEmail: next.toUpperCase(), currentEmail: PASSWORD });
    const link = linkIn((await site.newestLetter(next))?.text);
    expect((await site.browser.open("/")).body).toContain(email);
    await site.browser.open(link);
    expect((await site.browser.submit("/new-email", {})).statusCode).toBe(200);
    expect((await site.newestLetter(email))?.text).toContain(next);
    expect((await site.browser.open(link)).statusCode).toBe(400);
    // A link that went to the mailbox before opens nothing any more.
    expect((await site.browser.open(oldLink)).statusCode).toBe(400);
    site.nextBrowser();
    expect((await site.signIn(email)).answer.statusCode).toBe(422);
    expect(pathOf((await site.signIn(next)).answer)).toMatch(BACK);
  });

  it("says the same to whoever asks for an e-mail that has an account", async () => {
    await site.signUp();
    const taken = site.email;
    site.nextBrowser();
    await site.signUp();
    await site.signIn();
    await site.browser.open("/");
    const free = await site.browser.submit("/email", { newEmail: "free@serambi.example", currentEmail: PASSWORD });
    const asked = await site.browser.submit("/email", { newEmail: taken, currentEmail: PASSWORD });
    const plain = (body: string) => body.replace(/nonce="[^"]*"/g, "");
    expect(plain(asked.body)).toBe(plain(free.body));
    expect((await site.newestLetter(taken))?.subject).toBe("Anda sudah punya akun");
  });
});
