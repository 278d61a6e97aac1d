import type { Locator, Page } from "@playwright/test";

import { untilTakenOver } from "../faults/expectations";
import { walkFocus } from "../fixtures/focus";
import { sampled } from "../fixtures/sample";
import { expect, test } from "../fixtures/test";

/** Every site with a frame of its own. */
const SITES = [
  "main",
  "foundation",
  "demo",
  "default",
  "coding-school",
  "creative-academy",
  "media",
  "innovation",
  "aksara",
  "metamorfosa",
  "scholarship",
  "festival",
  "career-day",
  "bootcamp",
  "hackathon",
  "programme",
  "campus",
  "government",
  "corporate",
  "talent",
  "mentor-network",
  "teacher-fellowship",
  "alumni",
  "pesilat",
  "school-league",
  "women-in-tech",
  "open-library",
] as const;

/** Each kind of header once, those that are their frame's own, and one without a menu. */
const HEADERS = [
  "main",
  "foundation",
  "campus",
  "media",
  "aksara",
  "alumni",
  "creative-academy",
  "pesilat",
  "scholarship",
  "school-league",
  "women-in-tech",
] as const;

const menuOf = (page: Page): Locator => page.locator("header details:not([name])").filter({ visible: true });
const subMenusOf = (page: Page): Locator => page.locator("header details[name]").filter({ visible: true });
const isOpen = (menu: Locator) => menu.evaluate((element) => element.hasAttribute("open"));

/** By keyboard alone, from a button to what it opens. */
const openByKeyboard = async (page: Page, menu: Locator): Promise<void> => {
  await menu.locator("> summary").focus();
  await page.keyboard.press("Enter");
  expect(await isOpen(menu)).toBe(true);
  await page.keyboard.press("Tab");
  await expect(menu.getByRole("link").first()).toBeFocused();
};

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const site of sampled(SITES, HEADERS))
  test.describe(site, () => {
    test("the keyboard goes through the whole page and is seen everywhere", async ({ page, open }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(site);
      await untilTakenOver(page);
      const stops = await walkFocus(page);
      expect(stops[0]?.href).toBe("#isi");
      expect(stops.filter(({ problems }) => problems.length > 0)).toEqual([]);

      await test.step("on paper it is its content, without what can only be pressed", async () => {
        await page.emulateMedia({ media: "print" });
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        const header = page.locator("header").first();
        for (const tool of ["nav", "details", "button", "a:not([href='/'])"])
          await expect(header.locator(tool).filter({ visible: true })).toHaveCount(0);
        await expect(page.locator("footer nav").filter({ visible: true })).toHaveCount(0);
      });
    });

    test("every menu opens and closes by keyboard, within the window", async ({ page, open }) => {
      await open(site);
      await untilTakenOver(page);
      for (const width of [1440, 1024]) {
        await page.setViewportSize({ width, height: 900 });
        for (const menu of await subMenusOf(page).all()) {
          await openByKeyboard(page, menu);
          const box = await menu.getByRole("list").boundingBox();
          expect(box?.x).toBeGreaterThanOrEqual(0);
          expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
          await page.keyboard.press("Escape");
          expect(await isOpen(menu)).toBe(false);
          await expect(menu.locator("> summary")).toBeFocused();
        }
      }
      await page.setViewportSize({ width: 360, height: 640 });
      const menus = await menuOf(page).all();
      expect(menus).toHaveLength(1);
      for (const menu of menus) {
        await openByKeyboard(page, menu);
        await page.keyboard.press("Escape");
        expect(await isOpen(menu)).toBe(false);
        await expect(menu.locator("> summary")).toBeFocused();
      }
    });
  });

for (const site of sampled(SITES, HEADERS))
  test.describe(site, () => {
    test.describe("at 400 %, without scripts, motion or colours of its own", () => {
      test.use({
        viewport: { width: 320, height: 256 },
        javaScriptEnabled: false,
        contextOptions: { reducedMotion: "reduce", forcedColors: "active" },
      });

      test("it is whole, and so is its menu", async ({ page, open }) => {
        await open(site);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        expect(await overflow(page)).toBe(0);
        expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
        // Most of the window is the page's own, also further down.
        const kept = await page.evaluate(() => {
          scrollTo(0, 800);
          return document.querySelector("header")?.getBoundingClientRect().bottom;
        });
        expect(kept).toBeLessThan(256 / 8);
        await page.evaluate(() => scrollTo(0, 0));

        for (const menu of await menuOf(page).all()) {
          await menu.locator("> summary").click();
          const last = menu.getByRole("link").last();
          await last.scrollIntoViewIfNeeded();
          await expect(last).toBeInViewport({ ratio: 0.9 });
          expect(await overflow(page)).toBe(0);
        }
      });
    });
  });

test("a menu that was opened before the scripts came stays open", async ({ page, server }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  let letCome = (): void => undefined;
  const isAwaited = new Promise<void>((resolve) => (letCome = resolve));
  await page.route("**/assets/shell.*.js", async (route) => {
    await isAwaited;
    await route.continue();
  });
  // Where its script is asked for early, the page is loaded only once that has come.
  await page.goto(server.url("foundation"), { waitUntil: "domcontentloaded" });
  const menu = menuOf(page);
  await menu.locator("> summary").click();
  letCome();
  await untilTakenOver(page);
  expect(await isOpen(menu)).toBe(true);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });

  test("a sub-menu opens, closes the one before it, and leads on", async ({ page, open }) => {
    await open("foundation");
    const [classes, programmes] = await subMenusOf(page).all();
    if (!classes || !programmes) throw new Error("the site has no two sub-menus");
    await programmes.locator("> summary").click();
    await classes.locator("> summary").click();
    expect(await isOpen(programmes)).toBe(false);
    await classes.getByRole("link", { name: "Tata Busana" }).click();
    await expect(page).toHaveURL(/\/Class\/Competence\/tata-busana$/);
    const parent = page.getByRole("banner").getByRole("link", { name: "Kelas", exact: true });
    await expect(parent).toHaveAttribute("aria-current", "true");
  });
});
