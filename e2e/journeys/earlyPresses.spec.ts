import type { Page } from "@playwright/test";

import { expect, test } from "../fixtures/test";

// Scripts that are held back are used later than a browser expects.
test.use({ expectedMessages: /was preloaded using link preload but not used/ });

/** Holds the page's own scripts back. @returns lets them come */
const holdScripts = async (page: Page): Promise<() => void> => {
  let goOn = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return goOn;
};

test("a button that is pressed before the page can hear it does what it says, once", async ({ page, server }) => {
  const goOn = await holdScripts(page);
  await page.goto(server.url("main"), { waitUntil: "commit" });
  const dark = page.getByRole("button", { name: "Change between light and dark" });
  await dark.click();
  await dark.click();
  await expect(page.locator("html[data-theme]")).toHaveCount(0);
  goOn();
  await expect(page.locator("html[data-theme=dark]")).toHaveCount(1);
  await page.getByRole("button", { name: "Use the light theme" }).click();
  await expect(page.locator("html[data-theme=light]")).toHaveCount(1);
});

test("an answer that is given and sent before the page can hear it is heard", async ({ page, server }) => {
  const address = server.url(
    "demo",
    "/Courses/@Premium/membaca-aksara-jawa-dari-nol/module/dua-puluh-aksara/chapter/huruf-yang-sudah-berbunyi",
  );
  const goOn = await holdScripts(page);
  await page.goto(address, { waitUntil: "commit" });
  const quiz = page.locator("form", { has: page.getByRole("radio") }).first();
  await quiz.getByRole("radio").first().check();
  await quiz.getByRole("button").click();
  goOn();
  await expect(quiz.locator("[aria-live] b")).toBeVisible();
  await expect(quiz.getByRole("radio").first()).toBeChecked();
  expect(page.url()).toBe(address);
});
