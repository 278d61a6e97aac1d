import type { Page } from "@playwright/test";

import { untilTakenOver } from "../faults/expectations";
import { expect, test } from "../fixtures/test";

/** A sheet below the header, one from below, a drawer over the header, and the whole window. */
const SITES = ["main", "mentor-network", "corporate", "creative-academy"] as const;

/** Layouts whose menu leaves no page to be seen, and so no scrim to press. */
const WHOLE: ReadonlySet<string> = new Set(["creative-academy"]);

const menuOf = (page: Page) => page.locator("header details:not([name])").filter({ visible: true });
const place = (page: Page) =>
  page.evaluate(() => {
    const box = document.querySelector("header")?.getBoundingClientRect();
    return [scrollX, scrollY, box?.x, box?.y, box?.width];
  });
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: "reduce" } });

for (const site of SITES)
  test(`${site}: the menu keeps the focus, the page stays where it is, and Escape gives both back`, async ({
    page,
    open,
  }) => {
    await open(site);
    await untilTakenOver(page);
    await page.evaluate(() => scrollTo(0, 24));
    const menu = menuOf(page);
    const button = menu.locator("summary");
    const before = await place(page);

    // By the pointer itself: `click` brings its target into sight first.
    const face = await button.boundingBox();
    if (!face) throw new Error("the menu has no button");
    await page.mouse.click(face.x + face.width / 2, face.y + face.height / 2);
    await expect(menu).toHaveAttribute("open");
    await expect(page.locator("main")).toHaveAttribute("inert");
    expect(await place(page)).toEqual(before);
    expect(await overflow(page)).toBe(0);

    const stops = await menu.locator("a:visible, button:visible, summary:visible").count();
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press("Tab");
      await expect(menu.locator(":focus")).toHaveCount(1);
    }
    await expect(button).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(menu.locator(":focus")).toHaveCount(1);

    await page.mouse.move(180, 700);
    await page.mouse.wheel(0, 600);
    expect(await place(page)).toEqual(before);

    await page.keyboard.press("Escape");
    await expect(menu).not.toHaveAttribute("open");
    await expect(button).toBeFocused();
    await expect(page.locator("main")).not.toHaveAttribute("inert");
    expect(await place(page)).toEqual(before);
  });

for (const javaScriptEnabled of [true, false])
  test.describe(`a press beside the menu, ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
    test.use({ javaScriptEnabled });

    for (const site of SITES.filter((name) => !WHOLE.has(name)))
      test(`${site}: closes it`, async ({ page, open }) => {
        await open(site);
        if (javaScriptEnabled) await untilTakenOver(page);
        const menu = menuOf(page);
        await menu.locator("summary").click();
        const sheet = await menu.getByRole("navigation").boundingBox();
        if (!sheet) throw new Error("the menu has no box");
        // Above a sheet that comes from below, below one that comes from above, left of a drawer.
        const end = sheet.y + sheet.height;
        const isBelow = end < 730;
        await page.mouse.click(sheet.x > 20 ? 10 : 180, isBelow ? Math.max(720, end + 8) : sheet.y > 200 ? 150 : 400);
        await expect(menu).not.toHaveAttribute("open");
      });
  });

test("a long list below a link is folded until it is asked for, and open where the visitor is in it", async ({
  page,
  open,
}) => {
  await open("foundation", "/Class/Competence/akuntansi");
  await untilTakenOver(page);
  const menu = menuOf(page);
  await menu.locator("summary").first().click();
  await expect(menu.getByRole("link", { name: "Akuntansi" })).toHaveAttribute("aria-current", "page");
  await expect(menu.getByRole("link", { name: "Surat dari guru" })).toBeHidden();
  await menu.getByLabel("Bagian dari Program").click();
  await expect(menu.getByRole("link", { name: "Surat dari guru" })).toBeVisible();
  await expect(menu.getByRole("link", { name: "Akuntansi" })).toBeHidden();
});
