import { AxeBuilder } from "@axe-core/playwright";
import type { BrowserContext, Page } from "@playwright/test";

import { untilTakenOver } from "../faults/expectations";
import { walkFocus } from "../fixtures/focus";
import { PlatformInBetween } from "../fixtures/PlatformInBetween";
import { ServerProcess } from "../fixtures/ServerProcess";
import { expect, test as base } from "../fixtures/test";

const OWN_ID = "G-OWN0000001";
const OPERATORS_ID = "G-OPERATOR01";

/** The main site is measured under an id of its own, the festival under the operator's, all others are not. */
const test = base.extend<object, { readonly shell: ServerProcess }>({
  shell: [
    async ({ hosts }, provide) => {
      const between = await PlatformInBetween.start(hosts.serverEnv["SERVICES_URL"] ?? "");
      between.changeSettings("main", (settings) => ({ ...settings, analytics: { measurementId: OWN_ID } }));
      between.changeSettings("festival", (settings) => ({ ...settings, analytics: {} }));
      const shell = await ServerProcess.start({
        ...hosts.serverEnv,
        SERVICES_URL: between.url,
        MEASUREMENT_ID: OPERATORS_ID,
      });
      // Who comes first waits while a site starts; here nobody does.
      for (const tenant of ["main", "festival", "foundation"])
        await expect.poll(async () => (await shell.ask(tenant)).status, { timeout: 30_000 }).toBe(200);
      await provide(shell);
      await shell.stop();
      await between.stop();
    },
    { scope: "worker", timeout: 90_000 },
  ],
});

/** What the real library does, as far as it counts here: it sends each event, unless it is switched off, and keeps a cookie. */
const LIBRARY = `(() => {
  const id = new URL(document.currentScript.src).searchParams.get("id");
  const take = (command) => {
    if (command[0] !== "event" || window["ga-disable-" + id]) return;
    document.cookie = "_ga=visitor; Path=/";
    const sent = new URLSearchParams({ tid: id, en: command[1], dl: command[2].page_location, dt: command[2].page_title });
    fetch("https://region1.google-analytics.com/g/collect?" + sent, { method: "POST", mode: "no-cors" });
  };
  dataLayer.forEach(take);
  const push = dataLayer.push.bind(dataLayer);
  dataLayer.push = (command) => { take(command); return push(command); };
})();`;

interface Elsewhere {
  /** Addresses of other hosts that were asked for. */
  readonly asked: () => readonly string[];
  /** Pages that were counted: id, path and title. */
  readonly counted: () => readonly string[];
}

const watchElsewhere = async (context: BrowserContext): Promise<Elsewhere> => {
  const asked: string[] = [];
  await context.route(
    ({ hostname }) => !hostname.endsWith("localhost"),
    async (route) => {
      const address = route.request().url();
      asked.push(address);
      if (address.startsWith("https://www.googletagmanager.com/gtag/js?"))
        await route.fulfill({ contentType: "text/javascript", body: LIBRARY });
      else await route.fulfill({ status: 204 });
    },
  );
  const counted = (): readonly string[] =>
    asked.flatMap((address) => {
      const { pathname, searchParams } = new URL(address);
      if (pathname !== "/g/collect") return [];
      const { pathname: page } = new URL(searchParams.get("dl") ?? "");
      return [`${searchParams.get("tid")} ${searchParams.get("en")} ${page}`];
    });
  return { asked: () => asked, counted };
};

const notice = (page: Page) => page.getByRole("region", { name: "May we count your visit?" });
const answer = (page: Page, name: "Allow" | "Decline") => notice(page).getByRole("button", { name }).click();
const openCourses = async (page: Page): Promise<void> => {
  await untilTakenOver(page);
  await page.getByRole("banner").getByRole("link", { name: "Courses", exact: true }).click();
  await expect(page).toHaveTitle(/Courses/);
};

test("a visitor who allows it is counted from then on, page by page, and asked no more", async ({
  shell,
  context,
  page,
}) => {
  const elsewhere = await watchElsewhere(context);
  await page.goto(shell.url("main", "/?email=ratna@example.com"));
  await expect(notice(page)).toBeVisible();
  expect(elsewhere.asked()).toEqual([]);

  await answer(page, "Allow");
  await expect(notice(page)).toBeHidden();
  await expect.poll(elsewhere.counted).toEqual([`${OWN_ID} page_view /`]);
  await openCourses(page);
  await expect.poll(elsewhere.counted).toEqual([`${OWN_ID} page_view /`, `${OWN_ID} page_view /Courses`]);
  await page.reload();
  await expect.poll(() => elsewhere.counted().length).toBe(3);
  await expect(notice(page)).toHaveCount(0);
  expect(elsewhere.asked().filter((address) => /ratna|email/.test(address))).toEqual([]);
});

test("a visitor who declines is not counted, not asked again, and may think better of it", async ({
  shell,
  context,
  page,
}) => {
  const elsewhere = await watchElsewhere(context);
  await page.goto(shell.url("main"));
  await answer(page, "Decline");
  await openCourses(page);
  await page.reload();
  const choices = page.getByRole("contentinfo").getByRole("button", { name: "Privacy choices" });
  await page.waitForLoadState("networkidle");
  await expect(notice(page)).toHaveCount(0);
  expect(elsewhere.asked()).toEqual([]);

  await choices.click();
  await expect(notice(page)).toBeFocused();
  await expect(notice(page)).toContainText("Your choice at present: declined.");
  await answer(page, "Allow");
  await expect(choices).toBeFocused();
  await expect.poll(elsewhere.counted).toEqual([`${OWN_ID} page_view /Courses`]);
});

test("a visitor who takes the permission back is counted no more, and forgotten", async ({ shell, context, page }) => {
  const elsewhere = await watchElsewhere(context);
  await page.goto(shell.url("main"));
  await answer(page, "Allow");
  await expect.poll(elsewhere.counted).toHaveLength(1);
  await page.getByRole("contentinfo").getByRole("button", { name: "Privacy choices" }).click();
  await answer(page, "Decline");
  await openCourses(page);
  expect(elsewhere.counted()).toHaveLength(1);
  const kept = await context.cookies();
  expect(kept.filter(({ name }) => name.startsWith("_ga"))).toEqual([]);
  const choice = kept.find(({ name }) => name === "consent");
  expect(choice).toMatchObject({ value: "denied", sameSite: "Lax", path: "/" });
  expect((choice?.expires ?? 0) - Date.now() / 1_000).toBeGreaterThan(2_592_000 - 600);
});

test.describe("a visitor whose browser has said no", () => {
  test("by a header gets the page of a site that measures nobody", async ({ shell, context, page }) => {
    const elsewhere = await watchElsewhere(context);
    await context.setExtraHTTPHeaders({ "sec-gpc": "1" });
    await page.goto(shell.url("main"));
    await page.waitForLoadState("networkidle");
    await expect(notice(page)).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Privacy choices" })).toHaveCount(0);
    expect(elsewhere.asked()).toEqual([]);
  });

  test("to the page alone is told that this is respected", async ({ shell, context, page }) => {
    const elsewhere = await watchElsewhere(context);
    await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
    await page.goto(shell.url("main"));
    await page.waitForLoadState("networkidle");
    await expect(notice(page)).toHaveCount(0);
    await page.getByRole("button", { name: "Privacy choices" }).click();
    await expect(notice(page)).toContainText("We comply");
    await expect(notice(page).getByRole("button", { name: "Allow" })).toHaveCount(0);
    expect(elsewhere.asked()).toEqual([]);
  });
});

test("a site without an id of its own is measured under the operator's, in its language", async ({
  shell,
  context,
  page,
}) => {
  const elsewhere = await watchElsewhere(context);
  await page.goto(shell.url("festival"));
  await page.getByRole("button", { name: "Izinkan" }).click();
  await expect.poll(elsewhere.counted).toEqual([`${OPERATORS_ID} page_view /`]);
});

test("the policy lets the library in where it is wanted, in kept pages too, and nowhere else", async ({ shell }) => {
  const policyOf = async (tenant: string, headers: Record<string, string> = {}): Promise<string> => {
    const answers = [await shell.ask(tenant, "/", { headers }), await shell.ask(tenant, "/", { headers })];
    const third = await shell.ask(tenant, "/", { headers });
    const hosts = [...answers, third].map(({ headers: { "content-security-policy": policy } }) =>
      String(policy).replace(/'(?:nonce|sha256)-[^']+'/g, ""),
    );
    expect(new Set(hosts.map((policy) => policy.replace(/\s+/g, " "))).size).toBe(1);
    return hosts[0] ?? "";
  };
  expect(await policyOf("main")).toMatch(/script-src [^;]*https:\/\/www\.googletagmanager\.com\/gtag\/(?:;|$)/);
  expect(await policyOf("main", { "sec-gpc": "1" })).not.toContain("google");
  expect(await policyOf("main", { dnt: "1" })).not.toContain("google");
  expect(await policyOf("foundation")).not.toContain("google");
  expect((await shell.ask("foundation", "/")).text).not.toMatch(/consent|googletagmanager/);
});

test.describe("the question", () => {
  for (const colorScheme of ["light", "dark"] as const)
    test(`breaks no rule of WCAG 2.2 AA, at 320 pixels too (${colorScheme})`, async ({ shell, context, page }) => {
      await watchElsewhere(context);
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(shell.url("main"));
      await expect(notice(page)).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      for (const name of ["Allow", "Decline"])
        await expect(notice(page).getByRole("button", { name })).toBeInViewport({ ratio: 1 });
    });

  test("comes first for the keyboard, holds nobody, and covers nothing that has the focus", async ({
    shell,
    context,
    page,
  }) => {
    await watchElsewhere(context);
    await page.goto(shell.url("main", "/Courses"));
    await expect(notice(page)).toBeVisible();
    const stops = await walkFocus(page);
    expect(stops.slice(0, 4).map(({ name }) => name)).toEqual([
      "a Privacy policy",
      "button Decline",
      "button Allow",
      "a Skip to content",
    ]);
    expect(stops.filter(({ problems }) => /covered|outside/.test(problems.join(" ")))).toEqual([]);
  });

  test("moves nothing when it comes, lets the page's end be read, and stays off paper", async ({
    shell,
    context,
    page,
  }) => {
    await watchElsewhere(context);
    // What moves before it is there is the fonts' doing.
    await page.addInitScript(() => {
      new PerformanceObserver(() => {
        const isThere = document.body.firstElementChild?.id !== "root";
        if (isThere) document.documentElement.setAttribute("data-shifted", "");
      }).observe({ type: "layout-shift" });
    });
    await page.goto(shell.url("main"));
    await expect(notice(page)).toBeVisible();
    await expect(page.locator("html")).not.toHaveAttribute("data-shifted");

    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const end = await page.getByRole("contentinfo").boundingBox();
    const top = await notice(page).boundingBox();
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual((top?.y ?? 0) + 1);
    await page.emulateMedia({ media: "print" });
    await expect(notice(page)).toBeHidden();
  });
});
