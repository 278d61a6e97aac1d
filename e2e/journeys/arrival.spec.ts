import type { Page } from "@playwright/test";

import { untilTakenOver } from "../faults/expectations";
import { expect, test } from "../fixtures/test";

/** Name of the face that an element's words are set in, and whether it is the site's own and no system's. */
const faceOf = async (page: Page, selector: string) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send("DOM.enable");
  await browser.send("CSS.enable");
  const { root } = await browser.send("DOM.getDocument");
  const { nodeId } = await browser.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await browser.send("CSS.getPlatformFontsForNode", { nodeId });
  const [most] = fonts.toSorted((one, other) => other.glyphCount - one.glyphCount);
  return { family: most?.familyName ?? "", isOwn: most?.isCustomFont ?? false };
};

/** Sections, words and pictures of a page of which nothing is to be seen. */
const unseen = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true, opacityProperty: true });
    const parts = document.querySelectorAll("[data-slot], main h1, main h2, main p, main [data-kain] > *, footer");
    // What a closed part of the page holds is nobody's loss.
    return [...parts]
      .filter((part) => !part.closest("details:not([open]), dialog, [hidden], [popover]") && !isSeen(part))
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
  });

const SCRIPTS = /\.js(?:\?|$)/;

/** A page's scripts may be blocked, broken or late. */
const FATES = {
  blocked: (page: Page) => page.route(SCRIPTS, (route) => route.abort()),
  broken: (page: Page) => page.route(SCRIPTS, (route) => route.fulfill({ body: "throw new Error('broken')" })),
  late: (page: Page) => page.route(SCRIPTS, () => {}),
};

for (const [fate, happen] of Object.entries(FATES))
  test.describe(`scripts that are ${fate}`, () => {
    test.use({ expectedMessages: /./ });

    for (const site of ["main", "festival", "aksara"])
      test(`leave every word and picture of ${site} to be seen`, async ({ page, server }) => {
        await happen(page);
        await page.goto(server.url(site), { waitUntil: "domcontentloaded" });
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        expect(await unseen(page)).toEqual([]);
      });
  });

test("scripts that come late bring the page to life", async ({ page, server }) => {
  let free = (): void => {};
  const until = new Promise<void>((resolve) => (free = resolve));
  await page.route(SCRIPTS, (route) => until.then(() => route.continue()));
  await page.goto(server.url("festival"), { waitUntil: "domcontentloaded" });
  const timer = page.getByRole("timer");
  await expect(timer).toBeVisible();
  const before = await timer.innerText();
  free();
  await untilTakenOver(page);
  await expect.poll(() => timer.innerText()).not.toBe(before);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a page has its own face, and its countdown its shape", async ({ page, server }) => {
    await page.goto(server.url("festival"));
    await expect(page.getByRole("timer")).toHaveText(/\d+hari\d\djam\d\dmenit\d\ddetik/);
    await expect.poll(async () => (await faceOf(page, "h1 span")).isOwn).toBe(true);
  });
});

/** How far things have moved so far, whoever began it. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const values: number[] = [];
    const hear = new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) values.push("value" in shift ? Number(shift.value) : 0);
    });
    hear.observe({ type: "layout-shift", buffered: true });
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
    return values.reduce((sum, value) => sum + value, 0);
  });

const heightOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);

for (const site of ["main", "foundation", "aksara"]) {
  test(`${site} stays as it is for who scrolls to its end at once`, async ({ page, server }) => {
    await page.goto(server.url(site), { waitUntil: "commit" });
    await page.getByRole("contentinfo").waitFor({ state: "attached" });
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await untilTakenOver(page);
    await page.waitForLoadState("networkidle");
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
  });

  test(`${site} is as long at its end as it was at its beginning`, async ({ page, server }) => {
    await page.goto(server.url(site));
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const length = await heightOf(page);
    const lengths: number[] = [];
    for (let top = 0; top < length; top += 800) {
      await page.evaluate((to) => scrollTo(0, to), top);
      lengths.push(await heightOf(page));
    }
    expect(new Set(lengths)).toEqual(new Set([length]));
  });
}

declare global {
  interface Window {
    /** Whether the heading had its own face when words were first painted. */
    isSetAtOnce?: boolean;
  }
}

for (const [site, family] of [
  ["main", "Schibsted Grotesk"],
  ["foundation", "Newsreader"],
  ["festival", "Bricolage Grotesque 14pt"],
  ["aksara", "Gantari"],
] as const)
  test(`${site} asks for its faces ahead, and has them at once on the next visit`, async ({ page, server }) => {
    await page.goto(server.url(site));
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect(await page.locator("head link[rel=preload][as=font]").count()).toBeGreaterThan(0);
    await page.addInitScript((name) => {
      new PerformanceObserver((_, observer) => {
        window.isSetAtOnce = document.fonts.check(`800 1em "${name}"`);
        observer.disconnect();
      }).observe({ type: "paint", buffered: true });
    }, family);
    await page.goto(server.url(site));
    await page.waitForFunction(() => window.isSetAtOnce !== undefined);
    expect(await page.evaluate(() => window.isSetAtOnce)).toBe(true);
  });

test("the first page asks for no style: they stand in it", async ({ page, server }) => {
  const styles: string[] = [];
  page.on("request", (request) => {
    // Styles of linked pages are fetched ahead, not as stylesheets of this page.
    if (request.resourceType() === "stylesheet") styles.push(request.url());
  });
  await page.goto(server.url("main"));
  await page.waitForLoadState("networkidle");
  expect(styles).toEqual([]);
});
