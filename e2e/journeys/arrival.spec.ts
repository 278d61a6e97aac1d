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

const OWN_FACES = [
  ["main", /^Schibsted Grotesk/],
  ["foundation", /^Newsreader/],
  ["career-day", /^Overpass/],
] as const;

for (const [site, family] of OWN_FACES)
  test(`${site} is set in its own face, in one file for each family`, async ({ page, server }) => {
    const files: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "font") files.push(request.url());
    });
    await page.goto(server.url(site));
    await expect(page.locator("html[data-fonts]")).toHaveCount(1);
    expect(await faceOf(page, "h1")).toEqual({ family: expect.stringMatching(family), isOwn: true });
    expect(new Set(files).size).toBe(files.length);
  });

declare global {
  interface Window {
    /** Elements of the changed parts with their face as it is just before the parts are told nothing more. */
    changed?: [Element, string][];
  }
}

for (const site of ["main", "talent", "media", "mentor-network", "open-library", "creative-academy"])
  test(`${site} has each word of a changed part in the face that the styles name`, async ({ page, server }) => {
    await page.addInitScript(() => {
      const remove: unknown = Reflect.get(CSSStyleDeclaration.prototype, "removeProperty");
      if (typeof remove !== "function") throw new Error("A browser without removeProperty");
      CSSStyleDeclaration.prototype.removeProperty = function (name) {
        window.changed ??= [...document.querySelectorAll("[style*='--font-text'], [style*='--font-text'] *")].map(
          (element) => [element, getComputedStyle(element).fontFamily],
        );
        return String(Reflect.apply(remove, this, [name]));
      };
    });
    await page.goto(server.url(site));
    await expect(page.locator("html[data-fonts]")).toHaveCount(1);
    const { count, others } = await page.evaluate(() => ({
      count: window.changed?.length ?? 0,
      others: (window.changed ?? [])
        .map(([element, face]) => ({ face, later: getComputedStyle(element).fontFamily, isThere: element.isConnected }))
        .filter(({ face, later, isThere }) => isThere && face !== later),
    }));
    expect(count).toBeGreaterThan(50);
    expect(others).toEqual([]);
    await expect(page.locator("#root [style*='--font'], #root [style='']")).toHaveCount(0);
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

test.describe("offline fonts", () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test("a face that does not come leaves words of the same width behind", async ({ page, server }) => {
    await page.route("**/fonts/**", (route) => route.abort());
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    await page.goto(server.url("main"));
    await expect(page.locator("html[data-fonts]")).toHaveCount(1);
    expect((await faceOf(page, "h1")).family).not.toMatch(/Schibsted/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(errors).toEqual([]);
  });
});

test("every section has its place soon, also of a page that nobody moves in", async ({ page, server }) => {
  await page.goto(server.url("main"));
  await expect(page.locator('[data-slot] ~ [data-slot]:not([data-near=""])')).toHaveCount(0);
});

test("sections beyond the window have no boxes before their turn, and who presses a link to one gets there", async ({
  page,
  server,
}) => {
  // Neither scripts nor faces come: it is all before its turn.
  await page.route(/\.(?:js|woff2)(?:\?|$)/, () => {});
  await page.goto(server.url("innovation"), { waitUntil: "domcontentloaded" });
  const register = page.locator("#daftar");
  const boxes = () => register.evaluate((element) => element.getClientRects().length);
  expect(await boxes()).toBe(0);
  await page.locator('main a[href="#daftar"]').first().click();
  expect(await boxes()).toBe(1);
  await expect(register).toBeInViewport();
  await expect(page.locator("[data-due]")).toHaveCount(0);
});

/** How many drawings a page has, and of how many there is nothing to be seen. */
const drawings = (page: Page): Promise<{ readonly all: number; readonly empty: number }> =>
  page.locator("[data-drawn]").evaluateAll((elements) => ({
    all: elements.length,
    empty: elements.filter(({ children }) => [...children].some((part) => getComputedStyle(part).display === "none"))
      .length,
  }));

/** How far things have moved by themselves so far, as the metric counts it. */
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

test("drawings come after the words, and those that a choice brings back", async ({ page, server }) => {
  await page.goto(server.url("talent"));
  await expect.poll(() => drawings(page)).toEqual({ all: 6, empty: 0 });
  await page.locator("html[data-fonts]").waitFor({ state: "attached" });
  expect(await shiftOf(page)).toBeLessThan(0.01);
  await untilTakenOver(page);
  const trade = page.getByRole("combobox").first();
  await trade.selectOption({ index: 1 });
  await trade.selectOption({ index: 0 });
  expect(await drawings(page)).toEqual({ all: 6, empty: 0 });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("drawings are there", async ({ page, server }) => {
    await page.goto(server.url("talent"));
    expect(await drawings(page)).toEqual({ all: 6, empty: 0 });
  });

  test("a page has its own face and all of its sections", async ({ page, server }) => {
    const font = page.waitForResponse(/\/fonts\/.*-normal\.woff2/);
    await page.goto(server.url("foundation"));
    expect((await font).status()).toBe(200);
    await expect.poll(async () => (await faceOf(page, "h1")).isOwn).toBe(true);
    for (const section of await page.locator("[data-slot]").all())
      expect(await section.evaluate((element) => getComputedStyle(element).contentVisibility)).toBe("visible");
  });
});
