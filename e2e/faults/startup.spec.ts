import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { AxeBuilder } from "@axe-core/playwright";

import type { HostAnswer, Interference } from "../fixtures/PlatformInBetween";
import { expect, test } from "./betweenTest";

test.use({
  // An account site that answers, and says nothing of where its pages are.
  serverEnv: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from the pattern
    async ({}, provide) => {
      const site = createServer((_request, response) => response.writeHead(404).end()).listen(0, "127.0.0.1");
      await once(site, "listening");
      const { port } = site.address() as AddressInfo; // it listens on TCP
      await provide({ ACCOUNT_URL: `http://127.0.0.1:${port}/masuk`, UPSTREAM_TIMEOUT_MS: "20000" });
      site.close();
      site.closeAllConnections();
    },
    { scope: "worker" },
  ],
});

/** What the browser says of documents and calls that answer 503. */
const MESSAGES = /status of 50\d/;

const json = (text: string, status = 200): HostAnswer => ({
  status,
  type: "application/json",
  body: Buffer.from(text),
});

/** Holds the settings of one tenant back until `release`. */
const holding = (tenant: string) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const interference: Interference = async ({ url }, pass) => {
    if (url === `/${tenant}/cms/app/settings`) await released;
    return pass();
  };
  return { interference, release };
};

const withVersion =
  (version: string): Interference =>
  ({ url }, pass) =>
    url.endsWith("/authorizer/version")
      ? Promise.resolve(json(JSON.stringify({ status: true, message: "", data: { version } })))
      : pass();

test.beforeEach(({ product: { services } }) => services.interfere());

test.describe("while the settings of a site are on their way", () => {
  test.use({ expectedMessages: MESSAGES, locale: "id-ID" });

  test("a visitor sees a spinner that keeps still for who wants that, and then the site by itself", async ({
    product: { shell, services },
    page,
  }) => {
    const { interference, release } = holding("foundation");
    services.interfere(interference);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    const answer = await page.goto(shell.url("foundation"));
    expect(answer?.status()).toBe(503);
    expect(answer?.headers()).toMatchObject({ "cache-control": "no-store", "x-start-up": "loading" });
    await expect(page.getByRole("heading", { level: 1, name: "Menyiapkan situs" })).toBeVisible();
    await expect(page.getByRole("status")).toContainText("terbuka sendiri");
    const animation = () =>
      page
        .locator("svg path")
        .first()
        .evaluate((leaf) => getComputedStyle(leaf).animationName);
    expect(await animation()).toBe("leaf");
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await animation()).toBe("none");
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    }

    release();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(page).toHaveURL(shell.url("foundation"));
  });

  test("after half a minute it says what to do, and the site still comes by itself", async ({
    product: { shell, services },
    page,
  }) => {
    const { interference, release } = holding("festival");
    services.interfere(interference);
    await page.clock.install();
    await page.goto(shell.url("festival"));
    const retry = page.getByRole("status").getByRole("link", { name: "Coba lagi" });
    await expect(retry).toBeHidden();
    await page.clock.fastForward(31_000);
    await expect(retry).toBeVisible();

    release();
    await page.clock.resume();
    await expect(page.getByRole("contentinfo")).toBeVisible();
  });

  test("a browser without scripts gets there too", async ({ product: { shell, services }, browser }) => {
    const { interference, release } = holding("coding-school");
    services.interfere(interference);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(shell.url("coding-school"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Menyiapkan situs|Getting the site ready/);
    release();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await context.close();
  });
});

test.describe("a start-up that fails leaves a page that says what to do, until it works", () => {
  test.use({ expectedMessages: MESSAGES, locale: "en-GB" });

  for (const [what, tenant, step, answer] of [
    ["ten megabytes of settings", "campus", /\/cms\/app\/settings$/, json(`{"data":"${"x".repeat(1e7)}"}`)],
    ["an id that is nobody's to ask for", "hackathon", /\/cms\/app\/id$/, json('{"status":false}', 403)],
    ["settings that are rubbish", "alumni", /\/cms\/app\/settings$/, json("<html>")],
  ] as const)
    test(what, async ({ product: { shell, services }, page }) => {
      services.interfere(({ url }, pass) => (step.test(url) ? Promise.resolve(answer) : pass()));
      const shown = await page.goto(shell.url(tenant));
      expect(shown?.status()).toBe(503);
      expect(Number(shown?.headers()["retry-after"])).toBeGreaterThan(0);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("This site cannot be opened right now");
      await page.getByRole("link", { name: "Try again" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("This site cannot be opened right now");
      const lines = shell
        .logs()
        .filter(({ msg, host }) => /start-up of a site/.test(String(msg)) && host === `${tenant}.localhost`);
      expect(lines).toHaveLength(1);

      services.interfere();
      await expect.poll(async () => (await shell.ask(tenant)).status, { timeout: 30_000 }).toBe(200);
      await page.getByRole("link", { name: "Try again" }).click();
      await expect(page.getByRole("contentinfo")).toBeVisible();
    });
});

test("another version of the application clears what the browser kept, and both cookies are of it", async ({
  product: { shell, services },
  page,
  context,
}) => {
  await page.goto(shell.url("main"));
  const versionOf = async (): Promise<string | null> => page.evaluate(() => localStorage.getItem("app_version"));
  await expect.poll(versionOf).not.toBeNull();
  await page.evaluate(() => {
    localStorage.setItem("lms_id", "7");
    localStorage.setItem("chat_history", "[1]");
  });
  services.interfere(withVersion("99.0.0"));
  await shell.ask("main", "/readyz"); // asks for the version anew
  await expect
    .poll(async () => {
      await page.reload();
      return versionOf();
    })
    .toBe("99.0.0");
  expect(await page.evaluate(() => [localStorage.getItem("lms_id"), localStorage.getItem("chat_history")])).toEqual([
    expect.stringMatching(/^[0-9a-f-]{36}$/), // the site is still the same
    null,
  ]);
  const cookies = (await context.cookies()).filter(({ name }) => name === "_gt" || name === "_ct");
  expect(cookies.map(({ value }) => value.startsWith("99.0.0."))).toEqual([true, true]);
  services.interfere();
  await shell.ask("main", "/readyz");
});

test("a token that the platform does not know is replaced, both cookies at once", async ({
  product: { shell },
  page,
  context,
}) => {
  await page.goto(shell.url("talent"));
  const held = async () =>
    Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value] as const));
  const before = await held();
  const [version = ""] = /^\d+(?:\.\d+)*\./.exec(before["_gt"] ?? "") ?? [];
  const url = shell.url("talent");
  await context.addCookies([
    { name: "_gt", value: `${version}made-up`, url },
    { name: "_ct", value: `${version}made-up`, url },
  ]);
  await page.reload();
  expect(await held()).toMatchObject({ _gt: before["_gt"], _ct: before["_ct"] });
});

test("a setting that is changed through the gateway shows in the very next page, whatever was kept of it", async ({
  product: { shell, services },
}) => {
  for (let time = 0; time < 3; time += 1) expect((await shell.ask("innovation")).status).toBe(200);
  services.interfere(({ method, url }, pass) => {
    if (method !== "PUT") return pass();
    services.changeSettings("innovation", (settings) => ({ ...settings, title: "Nama Baru", meta: {} }));
    return Promise.resolve(json(JSON.stringify({ status: true, message: "", data: url })));
  });
  const changed = await shell.ask("innovation", "/api/services/innovation/cms/app/settings", {
    method: "PUT",
    headers: { origin: shell.url("innovation", ""), "content-type": "application/json" },
    body: '{"title":"Nama Baru"}',
  });
  expect(changed.status).toBe(200);
  expect((await shell.ask("innovation")).text).toContain("<title>Nama Baru</title>");
  services.interfere();
});

test("a site for those who have logged in sends everybody else to the account site, and lets who comes back in", async ({
  product: { shell, services },
}) => {
  services.changeSettings("government", (settings) => ({ ...settings, isLoginOnly: true }));
  const { status, headers } = await shell.ask("government", "/About?x=1");
  expect([status, headers["cache-control"]]).toEqual([302, "no-store"]);
  const target = new URL(headers.location ?? "");
  expect([target.hostname, target.pathname]).toEqual(["127.0.0.1", "/masuk/auth"]);
  expect([...target.searchParams.keys()]).toEqual(expect.arrayContaining(["app-token", "code", "lms-id", "redirect"]));
  expect(target.searchParams.get("redirect")).toBe(shell.url("government", ""));
  expect((await shell.ask("government", "/CallbackAuth")).status).not.toBe(302);
  expect((await shell.ask("government", "/", { headers: { cookie: "access_token=theirs" } })).status).toBe(200);
  expect((await shell.ask("corporate")).status).toBe(200);
});
