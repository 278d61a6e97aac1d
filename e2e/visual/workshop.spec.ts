import type { Page } from "@playwright/test";

import { sampled } from "../fixtures/sample";
import { expect, test } from "../fixtures/workshopTest";
import { openStill, SERVED_FACES } from "./openStill";

test.use({ viewport: { width: 1024, height: 1200 } });

// The last of all: both workers take from it, and end together.
test.describe.configure({ mode: "parallel" });

/** Opens the workshop; the theme of its address is set on the document by its scripts. */
const openWorkshop = (page: Page, address: string): Promise<void> =>
  openStill(page, address, page.locator("html[data-theme]"));

const chapter = (page: Page, id: string) => page.locator(`[data-chapter="${id}"]`);

const chapterIds = (page: Page): Promise<string[]> =>
  page
    .locator("[data-chapter]")
    .evaluateAll((chapters) => chapters.map((element) => element.getAttribute("data-chapter") ?? ""));

/** Cloth is large, and the same in both themes but for a dimming: one small picture is enough. */
const CLOTH = "motifs";

test("every component looks as it did in the light", async ({ page, server }) => {
  test.slow();
  await openWorkshop(page, server.url("main", "/__workshop?theme=light"));
  const ids = await chapterIds(page);
  expect(ids.length).toBeGreaterThan(10);
  for (const id of ids.filter((name) => name !== CLOTH))
    await expect.soft(chapter(page, id)).toHaveScreenshot(["workshop", `${id}-light.png`]);
});

test.describe("at half the size", () => {
  test.use({ deviceScaleFactor: 0.5 });

  test("every component looks as it did in the dark", async ({ page, server }) => {
    test.slow();
    await openWorkshop(page, server.url("main", "/__workshop?theme=dark"));
    const ids = (await chapterIds(page)).filter((name) => name !== CLOTH);
    // Each is seen in the light; what is dark comes from tokens that every chapter shares.
    for (const id of sampled(
      ids,
      ids.filter((_, index) => index % 3 === 0),
    ))
      await expect.soft(chapter(page, id)).toHaveScreenshot(["workshop", `${id}-dark.png`], { scale: "device" });
  });
});

test.describe("smaller still", () => {
  test.use({ deviceScaleFactor: 0.4 });

  test("every motif looks as it did", async ({ page, server }) => {
    await openWorkshop(page, server.url("main", "/__workshop?theme=light&component=kain"));
    await expect(chapter(page, CLOTH)).toHaveScreenshot(["workshop", `${CLOTH}.png`], { scale: "device" });
  });
});

/** A token, another value than its own, and a chapter where that shows. The gate tries a colour, a measure and a weight. */
const CHANGES = [
  ["--primary-fill", "#1f4fb8", "actions"],
  ["--danger-text", "#8f1d1d", "actions"],
  ["--radius-control", "12px", "actions"],
  ["--line-strong", "#9aa0ac", "fields"],
  ["--s3", "0.875rem", "actions"],
  ["--step-4", "2.5rem", "states"],
  ["--weight-heading", "500", "states"],
] as const;

test("a token that changes is seen", async ({ page, server }) => {
  test.slow();
  await openWorkshop(page, server.url("main", "/__workshop?theme=light"));
  for (const [token, value, id] of sampled(CHANGES, [CHANGES[0], CHANGES[2], CHANGES[6]])) {
    await page.evaluate((rule) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rule);
      document.adoptedStyleSheets = [sheet];
    }, `${SERVED_FACES}:root{${token}:${value}}`);
    await expect.soft(chapter(page, id), `${token}: ${value}`).not.toHaveScreenshot(["workshop", `${id}-light.png`]);
  }
});
