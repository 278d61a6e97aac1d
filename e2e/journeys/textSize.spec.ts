import type { Page } from "@playwright/test";

import { textsOutside } from "../fixtures/longTexts";
import { sampled } from "../fixtures/sample";
import { expect, test } from "../fixtures/test";
import { SITES } from "../reading/sites";
import { ROUTES } from "./siteRoutes";

/** The gate takes every other one. */
const everyOther = <T>(list: readonly T[]): readonly T[] =>
  sampled(
    list,
    list.filter((_, index) => index % 2 === 0),
  );

const HOMES = SITES.map((site) => [site, "/"] as const);

/** Every kind of page is on `demo`; the others have compositions of their own. */
const INNER = [
  ...(ROUTES["demo"] ?? []).map((route) => ["demo", route] as const),
  ...(["main", "foundation", "media", "innovation", "programme", "pesilat", "creative-academy"] as const).flatMap(
    (site) => (ROUTES[site] ?? []).slice(0, 3).map((route) => [site, route] as const),
  ),
];

/** A page of 1280 px, one of 320 px at the usual size, both twice as large; and a phone whose text is. */
const WIDTHS_PX = [1280, 640, 360];

/** Lists parts of the header that lie beyond the window's edge, or below something else that can be pressed. */
const lostInHeader = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility() && element.getAttribute("href") !== "#isi";
    const tools = [...document.querySelectorAll("header :is(a, button, summary)")].filter(isShown);
    const boxes = tools.map((tool) => ({ tool, box: tool.getBoundingClientRect() }));
    const isOutside = (box: DOMRect) => box.left < -1 || box.right > document.documentElement.clientWidth + 1;
    const overlap = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4;
    return boxes
      .filter(({ box }, place) => isOutside(box) || boxes.slice(place + 1).some((other) => overlap(box, other.box)))
      .map(({ tool }) => `${tool.tagName.toLowerCase()} ${tool.textContent.trim()}`);
  });

test.describe("with the browser's text at 200 %, as with a window of 320 px", () => {
  // Scripts change no measure, and a page is there sooner without. The style must be let in past the page's policy.
  const context = { javaScriptEnabled: false, bypassCSP: true } as const;

  for (const [views, list] of [
    ["homes", everyOther(HOMES)],
    ["inner pages", everyOther(INNER)],
  ] as const)
    test(`${views} stay within the window, and so do their headers`, async ({ playwright, launchOptions, server }) => {
      test.slow();
      const browser = await playwright.chromium.launch({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"],
      });
      const page = await browser.newPage(context);
      for (const [site, target] of list) {
        await page.goto(server.url(site, target), { waitUntil: "domcontentloaded" });
        // Sections that are not laid out yet would have no width.
        await page.evaluate(() => {
          const whole = document.createElement("style");
          whole.textContent = "* { content-visibility: visible !important }";
          document.head.append(whole);
        });
        for (const width of WIDTHS_PX) {
          await page.setViewportSize({ width, height: 800 });
          const seen = {
            textSize: await page.evaluate(() => getComputedStyle(document.documentElement).fontSize),
            width: await page.evaluate(() => document.documentElement.scrollWidth),
            outside: await textsOutside(page),
            lost: await lostInHeader(page),
          };
          expect.soft(seen, `${site}${target}`).toEqual({ textSize: "32px", width, outside: [], lost: [] });
        }
      }
      await browser.close();
    });
});
