import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";

import { openInMemory } from "../testing/openInMemory";
import { AccountHarness, linkIn, PASSWORD, pathOf, SITE } from "./testing/AccountHarness";
import { TestBrowser } from "./testing/TestBrowser";

const START_TIMEOUT_MS = 120_000;
const MINUTE_MS = 60_000;

/** Every form of the account site; `attacks` fails where one is added and not listed. */
const WRITES = [
  "/sign-in",
  "/sign-up",
  "/forgotten",
  "/confirm",
  "/new-password",
  "/new-email",
  "/second-step",
  "/second-step/set-up",
  "/second-step/off",
  "/second-step/codes",
  "/recovery",
  "/profile",
  "/password",
  "/email",
  "/devices/end",
  "/passkey",
  "/passkeys",
  "/passkeys/new",
  "/passkeys/rename",
  "/passkeys/remove",
  "/sessions/end",
  "/sessions/end-all",
  "/export",
  "/erase",
  "/session/end",
  "/sign-out",
  "/jobs/again",
  "/jobs/give-up",
];
const PAGES = ["/", "/sign-in", "/sign-up", "/forgotten", "/confirm", "/erase", "/jobs", "/second-step", "/nowhere"];

/** What fastify prints as a tree, as paths. */
const postedPaths = (app: FastifyInstance): string[] => {
  const above: string[] = [];
  const posted: string[] = [];
  for (const line of app.printRoutes({ commonPrefix: false }).split("\n")) {
    const [, indent = "", part = "", methods = ""] = /^((?:[│ ] {3})*)[├└]── (\S*)(?: \(([^)]*)\))?/.exec(line) ?? [];
    const depth = indent.length / 4;
    above.splice(depth, above.length, part);
    if (methods.includes("POST")) posted.push(above.join(""));
  }
  return posted.filter((path) => !path.startsWith("/interaction"));
};

/* One engine: nothing here depends on it. */

describe("attacks on the account site", () => {
  let site: AccountHarness;

  beforeAll(async () => {
    site = await AccountHarness.start(await openInMemory());
  }, START_TIMEOUT_MS);
  afterAll(() => site.stop());
  beforeEach(() => void site.nextBrowser());

  it("no form of another page does anything, whoever is signed in", async () => {
    expect(postedPaths(site.app).toSorted()).toEqual(WRITES.toSorted());
    await site.signUp();
    await site.signIn();
    const { browser } = site;
    const page = await browser.open("/");
    const formToken = /name="formToken" value="([^"]*)"/.exec(page.body)?.[1] ?? "";
    const fields = { current: PASSWORD, name: "Evil", id: "1" };
    for (const path of WRITES) {
      const evil = await browser.send("POST", path, { ...fields, formToken }, { origin: "https://evil.example" });
      const site_ = await browser.send("POST", path, { ...fields, formToken }, { origin: SITE });
      const bare = await browser.send("POST", path, { ...fields, formToken }, {});
      const forged = await browser.send("POST", path, { ...fields, formToken: "x".repeat(43) });
      const none = await browser.send("POST", path, fields);
      const answers = [evil, site_, bare, forged, none].map(({ statusCode }) => statusCode);
      expect([path, answers]).toEqual([path, [403, 403, 403, 403, 403]]);
    }
    expect((await browser.open("/")).body).toContain("Larasati Puspa");
  });

  it("no page is framed, kept, or runs code of others", async () => {
    await site.signUp();
    await site.signIn();
    for (const path of PAGES) {
      const { headers } = await site.browser.open(path);
      expect(headers["content-security-policy"]).toMatch(
        /^default-src 'none'; script-src 'self';.*frame-ancestors 'none'; base-uri 'none'$/,
      );
      expect([headers["x-frame-options"], headers["cache-control"]]).toEqual(["DENY", "no-store"]);
    }
  });

  it("a session that somebody planted is not the one that signs in", async () => {
    await site.signUp();
    const { email } = site;
    const victim = site.nextBrowser();
    victim.setCookie("account", "x".repeat(43));
    await site.signIn(email);
    expect(victim.cookie("account")).not.toBe("x".repeat(43));
    // An attacker's own session: the victim's sign-in begins another, and the attacker's ends where it was planted.
    const attacker = site.nextBrowser();
    await site.signUp();
    await site.signIn();
    const planted = attacker.cookie("account") ?? "";
    const other = site.nextBrowser();
    other.setCookie("account", planted);
    await other.open("/sign-in?other=1");
    await other.submit("/sign-in", { email, password: PASSWORD });
    expect(other.cookie("account")).not.toBe(planted);
    expect((await other.open("/")).body).toContain(email);
    expect((await attacker.open("/")).body).not.toContain(email);
  });

  it("an e-mail that a stranger signed up with is not confirmed for them by its owner", async () => {
    const { email } = site;
    const signUp = async (password: string) => {
      await site.browser.open("/sign-up");
      await site.browser.submit("/sign-up", { name: "Larasati", email, password });
    };
    // Both have asked: the newest letter is about the stranger's password.
    const owner = site.browser;
    await signUp(PASSWORD);
    site.nextBrowser();
    await signUp("kata sandi penyusup");
    const link = linkIn((await site.newestLetter(email))?.text);
    site.browser = owner;
    const page = await owner.open(link);
    expect(page.body).toContain("Akun ini dibuat di peramban lain");
    expect((await owner.submit("/confirm", { password: "" })).statusCode).toBe(422);
    expect((await owner.submit("/confirm", { password: PASSWORD })).statusCode).toBe(422);
    expect((await site.signIn(email, "kata sandi penyusup")).answer.body).toContain("belum dikonfirmasi");
    // Whoever opens the letter on another device knows what they typed.
    const other = site.nextBrowser();
    await other.open(linkIn((await site.newestLetter(email))?.text));
    expect((await other.submit("/confirm", { password: "kata sandi penyusup" })).body).toContain("Terkonfirmasi");
  });

  it("nobody at a browser that was left open sets up a second step", async () => {
    await site.signUp();
    await site.signIn();
    const { browser } = site;
    const page = await browser.open("/second-step/set-up");
    const code = site.digitsOn(page)();
    expect((await browser.submit("/second-step/set-up", { code, current: "salah" })).statusCode).toBe(422);
    expect((await browser.open("/second-step/set-up")).body).toContain('class="qr"');
    const set = await browser.submit("/second-step/set-up", { code, current: PASSWORD });
    expect(set.body.match(/<li>[a-z0-9]{5}-[a-z0-9]{5}<\/li>/g)).toHaveLength(10);
  });

  it("a code is good once, for a minute, for the site that asked", async () => {
    await site.signUp();
    const late = await site.signIn();
    site.aheadMs = 2 * MINUTE_MS;
    await expect(late.redeem(pathOf(late.answer))).rejects.toThrow("error");
    site.aheadMs = 0;
    const first = await site.begin();
    const back = pathOf(await site.browser.open(first.path));
    const second = await site.begin();
    await expect(second.redeem(back)).rejects.toThrow("invalid response");
    const state = new URL(second.path, SITE).searchParams.get("state") ?? "";
    const forged = new URL(back);
    forged.searchParams.set("state", state);
    await expect(second.redeem(forged.href)).rejects.toThrow("error");
  });

  it("clocks may differ by five minutes", async () => {
    await site.signUp();
    const given = await site.tokenFor(await site.signIn());
    const renew = async (minutes: number) => {
      site.platform.now = new Date(Date.now() + minutes * MINUTE_MS);
      await site.platform.renewToken();
      const at = { "app-token": site.platform.appToken("melati.localhost") };
      return (await site.platform.post("/generate/token", { idToken: given.idToken }, at)).status;
    };
    expect([await renew(-5), await renew(5), await renew(30)]).toEqual([201, 201, 401]);
  });

  it("guessing from many addresses slows down the account, and its owner's browser and others' accounts not", async () => {
    await site.signUp();
    await site.signIn();
    const { email, browser: owner } = site;
    const guess = async (address: string) => {
      const stranger = new TestBrowser(site.app, "account.localhost:3000", address);
      await stranger.open("/sign-in");
      return (await stranger.submit("/sign-in", { email, password: "salah sekali" })).statusCode;
    };
    const answers: number[] = [];
    for (let number = 0; number < 8; number += 1) answers.push(await guess(`198.51.100.${number}`));
    expect(answers).toEqual([422, 422, 422, 422, 422, 422, 429, 429]);
    site.aheadMs = 6_000;
    expect(await guess("198.51.100.99")).toBe(422);
    await owner.open("/sign-in?other=1");
    expect((await owner.submit("/sign-in", { email, password: PASSWORD })).statusCode).toBe(200);
  });

  it("guessing at many accounts from one address is slowed down", async () => {
    const statuses: number[] = [];
    for (let number = 0; number < 62 && statuses.at(-1) !== 429; number += 1) {
      await site.browser.open("/sign-in?other=1");
      const fields = { email: `guess-${number}@serambi.example`, password: "salah sekali" };
      statuses.push((await site.browser.submit("/sign-in", fields)).statusCode);
    }
    expect(statuses.indexOf(429)).toBeGreaterThanOrEqual(60);
    expect(new Set(statuses.slice(0, 60))).toEqual(new Set([422]));
  }, 120_000);

  it("rubbish is refused without a word of how it is made", async () => {
    const types = ["application/x-www-form-urlencoded", "application/json", "text/plain", "multipart/form-data", "x"];
    const bodies = ["", "\0", "{", "[]", "null", "formToken[]=1&__proto__=1", "%ff%fe=%", "a=".repeat(4_000)];
    for (const type of types)
      for (const payload of bodies) {
        const answer = await site.app.inject({
          method: "POST",
          url: "/sign-in",
          headers: {
            host: "127.0.0.1",
            "x-forwarded-host": site.browser.host,
            origin: site.browser.origin,
            "content-type": type,
          },
          payload,
        });
        expect([400, 403, 415]).toContain(answer.statusCode);
        expect(answer.body).not.toMatch(/FST_|stack|node_modules|SyntaxError/);
      }
    const large = await site.browser.send("POST", "/sign-in", { password: "x".repeat(1024 * 1024) });
    expect(large.statusCode).toBe(413);
    for (const cookie of [
      "account=%00",
      "site=%ff",
      "form=x",
      "device=.",
      "known=..",
      "account=" + "x".repeat(4_000),
    ]) {
      const answer = await site.app.inject({
        url: "/sign-in",
        headers: { host: "127.0.0.1", "x-forwarded-host": site.browser.host, cookie },
      });
      expect(answer.statusCode).toBe(200);
    }
  });
});

describe("what the time of an answer says", () => {
  const ANSWER_MS = 400;
  let site: AccountHarness;

  beforeAll(async () => {
    site = await AccountHarness.start(await openInMemory(), { answerAfterMs: ANSWER_MS });
  }, START_TIMEOUT_MS);
  afterAll(() => site.stop());

  it("no answer that depends on an account comes sooner with one than without", async () => {
    await site.signUp();
    const { email } = site;
    const ask = async (path: string, fields: Record<string, string>) => {
      await site.nextBrowser().open(path === "/passkey" ? "/sign-in" : path);
      const page = await site.browser.open("/forgotten");
      const formToken = /name="formToken" value="([^"]*)"/.exec(page.body)?.[1] ?? "";
      const began = performance.now();
      await site.browser.send("POST", path, { formToken, ...fields });
      return performance.now() - began;
    };
    const soonest: number[] = [];
    for (const one of [email, "nobody@serambi.example"]) {
      soonest.push(await ask("/sign-in", { email: one, password: "salah sekali" }));
      soonest.push(await ask("/forgotten", { email: one }));
      soonest.push(await ask("/sign-up", { email: one, name: "Orang", password: "kata sandi lain" }));
    }
    soonest.push(await ask("/passkey", { credential: "{}" }));
    expect(Math.min(...soonest)).toBeGreaterThanOrEqual(ANSWER_MS - 5);
  });
});
