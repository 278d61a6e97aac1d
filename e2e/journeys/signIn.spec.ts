import type { Page } from "@playwright/test";

import { untilTakenOver } from "../faults/expectations";
import { codeOf } from "../fixtures/Person";
import { fillSignIn } from "../fixtures/signInAs";
import { expect, test } from "../fixtures/test";

// The browser tells that it forgets what it was told to forget, and what a page that is open at the sign-out hears.
test.use({ expectedMessages: /Clear-Site-Data|status of (403|422)|status of 401 .*user\/detail/ });

const COURSES = "/Courses?search=sql";

/** Somebody of the seed signs in on the account site, where the page is. */
const signIn = (page: Page, dataDir: string, name = "student"): Promise<void> => fillSignIn(page, { dataDir }, name);

const marker = (page: Page) => page.evaluate(() => localStorage.getItem("access_token"));

test("a learner signs in, is back where they were, finds their room, and leaves nothing behind", async ({
  page,
  context,
  server,
}) => {
  const welcome = server.url("main", "/Welcome");
  await page.goto(server.url("main", COURSES));
  await page.getByRole("link", { name: "Log in" }).first().click();
  expect(new URL(page.url()).hostname).toBe("account.localhost");
  await signIn(page, server.dataDir);
  await expect(page).toHaveURL(server.url("main", COURSES));
  await untilTakenOver(page);
  expect(await marker(page)).toBe("cookie");
  const account = page.getByRole("button", { name: "Your account" }).first();
  await account.click();
  await expect(page.getByRole("dialog", { name: "Your account" })).toContainText("student@serambi.example");
  expect(await page.evaluate(() => localStorage.getItem("user_kind"))).toBe("student");

  await page.goto(welcome);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("room");
  const kept = await server.ask("main", "/Courses");
  expect(kept.text).not.toMatch(/"session":|Larasati/);

  // Another site knows the account, too, and asks for nothing.
  await page.goto(server.url("foundation", "/Welcome"));
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Ruang belajar ");

  const other = await context.newPage();
  await other.goto(server.url("main", COURSES));
  await untilTakenOver(other);
  await page.goto(welcome);
  await untilTakenOver(page);
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL(server.url("main", "/"));
  await untilTakenOver(page);
  expect(await marker(page)).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem("detail_auth"))).toBeNull();
  await expect(other.getByRole("dialog", { name: "You have logged out" })).toBeVisible();
  await expect(other.getByRole("banner")).toHaveCount(0);
  // Back shows nothing of whoever has left.
  await page.goBack();
  await expect(page.locator("body")).not.toContainText("Larasati");
  await page.goto(welcome);
  expect(new URL(page.url()).hostname).toBe("account.localhost");
});

test("a copied cookie opens nothing once its owner has signed out of the account, and a role that a browser writes opens nothing ever", async ({
  page,
  context,
  server,
  browser,
}) => {
  await page.goto(server.url("demo", "/Login?back=/Welcome"));
  await signIn(page, server.dataDir, "ilham.ramadhan");
  await untilTakenOver(page);
  await page.evaluate(() => localStorage.setItem("user_kind", "superadmin"));
  expect((await page.goto(server.url("demo", "/Payments")))?.status()).toBe(403);

  const thief = await browser.newContext({ storageState: { cookies: await context.cookies(), origins: [] } });
  const theirs = await thief.newPage();
  await theirs.goto(server.url("demo", "/Welcome"));
  await expect(theirs.getByRole("heading", { level: 1 })).toContainText("Ilham");
  await page.goto(server.url("account", "/"));
  // The copy is this very session: leaving it ends the copy, too.
  await page.getByRole("button", { name: /^Keluar dari sini/ }).click();
  await theirs.goto(server.url("demo", "/Welcome"));
  expect(new URL(theirs.url()).hostname).toBe("account.localhost");
  await thief.close();
});

test("an administrator is back where they were after the second step, and later without the phone", async ({
  page,
  context,
  server,
}) => {
  const rightAfter = server.url("main", COURSES);
  await page.goto(server.url("main", `/Login?back=${encodeURIComponent(COURSES)}`));
  await signIn(page, server.dataDir, "admin");
  const key = (await page.locator("p.key").innerText()).replaceAll(" ", "");
  await page.locator("input[name=code]").fill(codeOf(key));
  await page.locator("main button[type=submit]").click();
  await expect(page.locator("main li")).toHaveCount(10);
  const code = await page.locator("main li").first().innerText();
  await page.locator("main a.button").first().click();
  await expect(page).toHaveURL(rightAfter);

  // Another browser, some time later, without the phone.
  await context.clearCookies();
  await page.goto(server.url("main", `/Login?back=${encodeURIComponent(COURSES)}`));
  await signIn(page, server.dataDir, "admin");
  await page.getByRole("link", { name: "recovery code" }).click();
  await page.locator("input[name=code]").fill("aaaaa-aaaaa");
  await page.locator("main button[type=submit]").click();
  await expect(page.locator("input[name=code]")).toHaveAttribute("aria-invalid", "true");
  await page.locator("input[name=code]").fill(code);
  await page.locator("main button[type=submit]").click();
  await expect(page).toHaveURL(rightAfter);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a page that asks who it is leads to the account site and back", async ({ page, server }) => {
    await page.goto(server.url("demo", "/Welcome"));
    await signIn(page, server.dataDir);
    await expect(page).toHaveURL(server.url("demo", "/Welcome"));
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Ruang belajar ");
    await page.getByRole("button", { name: "Keluar" }).click();
    await expect(page).toHaveURL(server.url("demo", "/"));
  });
});
