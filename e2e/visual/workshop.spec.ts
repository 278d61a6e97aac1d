import type { Page } from "@playwright/test";

import { expect, test } from "../fixtures/test";
import { openStill } from "./openStill";

test.use({ serverEnv: { WORKSHOP: "on" }, viewport: { width: 1024, height: 1200 } });

const chapter = (page: Page, id: string) => page.locator(`[data-chapter="${id}"]`);

/** Cloth is the same in both themes, but for a dimming filter: one picture is enough. */
const ONLY_LIGHT: ReadonlySet<string> = new Set(["motifs"]);

for (const theme of ["light", "dark"] as const)
  test(`every component looks as it did (${theme})`, async ({ page, server }) => {
    await openStill(page, server.url("main", `/__workshop?theme=${theme}`));
    const ids = await page
      .locator("[data-chapter]")
      .evaluateAll((chapters) => chapters.map((element) => element.getAttribute("data-chapter") ?? ""));
    expect(ids.length).toBeGreaterThan(5);
    for (const id of ids.filter((name) => theme === "light" || !ONLY_LIGHT.has(name)))
      await expect.soft(chapter(page, id)).toHaveScreenshot(["workshop", `${id}-${theme}.png`]);
  });

test.describe("a token that changes is seen", () => {
  for (const [token, value, id] of [
    ["--primary-fill", "#1f4fb8", "actions"],
    ["--danger-text", "#8f1d1d", "forms"],
    ["--radius-control", "6px", "forms"],
    ["--line-strong", "#9aa0ac", "forms"],
    ["--s5", "1.375rem", "actions"],
    ["--step-4", "2.5rem", "states"],
    ["--weight-heading", "500", "states"],
  ] as const)
    test(`${token}: ${value}`, async ({ page, server }) => {
      await openStill(page, server.url("main", "/__workshop?theme=light"));
      await page.evaluate((rule) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(rule);
        document.adoptedStyleSheets.push(sheet);
      }, `:root{${token}:${value}}`);
      await expect(chapter(page, id)).not.toHaveScreenshot(["workshop", `${id}-light.png`]);
    });
});
