import { readFile } from "node:fs/promises";
import path from "node:path";

import type { Page } from "@playwright/test";

import { untilTakenOver } from "../faults/expectations";
import { expect, test } from "../fixtures/test";

// The browser tells that it forgets what it was told to forget.
test.use({ expectedMessages: /Clear-Site-Data/ });

const COURSES = "/Courses?search=sql";

/** Somebody of the seed signs in on the account site, where the page is. */
const signIn = async (page: Page, dataDir: string, name = "student"): Promise<void> => {
  const password = (await readFile(path.join(dataDir, "seed-password"), "utf8")).trim();
  await page.locator("input[type=email]").fill(`${name}@serambi.example`);
  await page.locator("input[type=password]").fill(password);
  await page.locator("main button[type=submit]").click();
};

const marker = (page: Page) => page.evaluate(() => localStorage.getItem("access_token"));

test("a learner signs in, is back where they were, finds their room, and leaves nothing behind", async ({
  page,
  server,
}) => {
  const welcome = server.url("main", "/Welcome");
  await page.goto(server.url("main", COURSES));
  await page.goto(server.url("main", `/Login?back=${encodeURIComponent(COURSES)}`));
  expect(new URL(page.url()).hostname).toBe("account.localhost");
  await signIn(page, server.dataDir);
  await expect(page).toHaveURL(server.url("main", COURSES));
  await untilTakenOver(page);
  expect(await marker(page)).toBe("cookie");

  await page.goto(welcome);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Welcome, ");
  const kept = await server.ask("main", "/Courses");
  expect(kept.text).not.toContain("hasSession");

  // Another site knows the account, too, and asks for nothing.
  await page.goto(server.url("foundation", "/Welcome"));
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Selamat datang, ");

  await page.goto(welcome);
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL(server.url("main", "/"));
  await untilTakenOver(page);
  expect(await marker(page)).toBeNull();
  await page.goto(welcome);
  expect(new URL(page.url()).hostname).toBe("account.localhost");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a page that asks who it is leads to the account site and back", async ({ page, server }) => {
    await page.goto(server.url("demo", "/Welcome"));
    await signIn(page, server.dataDir);
    await expect(page).toHaveURL(server.url("demo", "/Welcome"));
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Selamat datang, ");
    await page.getByRole("button", { name: "Keluar" }).click();
    await expect(page).toHaveURL(server.url("demo", "/"));
  });
});
