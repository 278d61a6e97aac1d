import type { Page } from "@playwright/test";

import { untilTakenOver } from "../faults/expectations";
import { expect, test } from "../fixtures/test";
import { violationsOf } from "../fixtures/violationsOf";

const field = (page: Page) => page.getByRole("dialog").getByRole("combobox");

test("the search is a key away, forgives a typo, and leads to a page without loading another document", async ({
  page,
  server,
}) => {
  await page.goto(server.url("main", "/Courses"));
  await untilTakenOver(page);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
  await expect(page.getByRole("dialog").getByRole("option").first()).toBeVisible();
  await page.keyboard.type("postgers");
  await expect(page.getByRole("option", { name: /^PostgreSQL in Production/ })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  expect(await violationsOf(page)).toEqual([]);

  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/PostgreSQL in Production/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await page.evaluate(() => "isSame" in window)).toBe(true);
});

test("the search opens by its button on a small screen, and gives the focus back", async ({ page, server }) => {
  await page.setViewportSize({ width: 360, height: 720 });
  await page.goto(server.url("media"));
  await untilTakenOver(page);
  const button = page.getByRole("banner").getByRole("button", { name: "Cari" });
  await button.click();
  await expect(field(page)).toBeFocused();
  await field(page).fill("perpustakaan");
  await expect(page.getByRole("option", { name: /Perpustakaan/i }).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(button).toBeFocused();
});
