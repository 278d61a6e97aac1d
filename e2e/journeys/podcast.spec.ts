import type { Locator, Page } from "@playwright/test";

import { untilTakenOver } from "../faults/expectations";
import { walkFocus } from "../fixtures/focus";
import { expect, test } from "../fixtures/test";
import { violationsOf } from "../fixtures/violationsOf";

const player = (page: Page): Locator => page.getByRole("complementary", { name: "Tetap terbuka" });
const slider = (page: Page): Locator => player(page).getByRole("slider", { name: "Posisi" });
const seconds = async (page: Page): Promise<number> => Number(await slider(page).inputValue());
const title = (page: Page): Locator => page.getByRole("heading", { level: 1 });

/** Elements that were ever told to play on this page, and how many of them do. */
const sounding = (page: Page) =>
  page.evaluate(() => {
    const played = (globalThis as { played?: Set<HTMLMediaElement> }).played ?? new Set(); // set by `watchSound`
    return { all: played.size, now: [...played].filter(({ paused }) => !paused).length };
  });

const watchSound = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const played = new Set<HTMLMediaElement>();
    Object.assign(globalThis, { played });
    // oxlint-disable-next-line typescript/unbound-method -- called on each element below
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      played.add(this);
      return play.call(this);
    };
  });

test("an episode goes on from page to page; a page that is loaded anew keeps its place, silently", async ({
  page,
  server,
}) => {
  await watchSound(page);
  await page.goto(server.url("media", "/Podcast"));
  await untilTakenOver(page);
  const recording = page.waitForResponse(/episode-3-\w+\.mp3$/);
  await page.getByRole("button", { name: "Putar Bangku kosong" }).click();
  expect((await recording).status()).toBe(206);
  await expect.poll(() => seconds(page)).toBeGreaterThan(0);

  await page.getByRole("banner").getByRole("link", { name: "Blog", exact: true }).click();
  await expect(title(page)).toHaveText("Blog");
  const onArrival = await seconds(page);
  await expect.poll(() => seconds(page)).toBeGreaterThan(onArrival);
  expect(await sounding(page)).toEqual({ all: 1, now: 1 });

  await player(page).getByRole("link", { name: "Bangku kosong" }).click();
  await expect(title(page)).toHaveText("Bangku kosong");
  await expect(page.getByRole("button", { name: "Jeda Bangku kosong" })).toBeVisible();
  const line = page.getByRole("link", { name: "Kami menimbangnya. Lima puluh dua kurang sedikit." });
  await line.click();
  await expect.poll(() => seconds(page)).toBeGreaterThan(60);
  await expect(page.getByRole("region", { name: "Transkrip" }).locator("[aria-current=true]")).toHaveCount(1);
  expect(await sounding(page)).toEqual({ all: 1, now: 1 });

  await player(page).getByRole("button", { name: "Jeda" }).click();
  const left = await seconds(page);
  await page.reload();
  await untilTakenOver(page);
  await expect(player(page).getByRole("button", { name: "Putar" })).toBeVisible();
  await expect.poll(() => seconds(page)).toBe(left);
  expect(await sounding(page)).toEqual({ all: 0, now: 0 });

  await player(page).getByRole("button", { name: "Tutup pemutar" }).click();
  await expect(player(page)).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
});

test("the player breaks no rule of WCAG 2.2 AA, fits 320 pixels, and covers nothing that has the focus", async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(server.url("media", "/Podcast"));
  await untilTakenOver(page);
  await page.getByRole("button", { name: "Putar Les", exact: true }).click();
  await player(page).getByRole("button", { name: "Kendali lain" }).click();
  await expect(slider(page)).toBeVisible();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violationsOf(page)).toEqual([]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole("banner").getByRole("link").first().focus();
  const stops = await walkFocus(page);
  expect(stops.map(({ name }) => name)).toContain("button Tutup pemutar");
  expect(stops.filter(({ problems }) => /covered|outside/.test(problems.join(" ")))).toEqual([]);
});

test.describe("without a connection", () => {
  test.use({ expectedMessages: /Failed to load resource|ERR_INTERNET|could not be (?:logged|reported)/ });

  test("the player says so, and goes on by itself when there is one again", async ({ page, context, server }) => {
    await page.goto(server.url("media", "/Podcast"));
    await untilTakenOver(page);
    await page.getByRole("button", { name: "Putar Les", exact: true }).click();
    await expect.poll(() => seconds(page)).toBeGreaterThan(0);
    await player(page).getByRole("button", { name: "Tutup pemutar" }).click();
    await context.setOffline(true);
    await page.getByRole("button", { name: "Putar Suara kapur" }).click();
    await expect(player(page).getByText("Tidak ada koneksi.", { exact: false })).toBeVisible();
    await context.setOffline(false);
    await expect.poll(() => seconds(page)).toBeGreaterThan(0);
  });
});

test.describe("without scripts", () => {
  // With less motion the browser's own player does not wait for scripts that may come.
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: "reduce" } });

  test("an episode has the browser's own player, and each line leads to its place", async ({ page, server }) => {
    await page.goto(server.url("media", "/Podcast"));
    await page.getByRole("link", { name: "Bangku kosong" }).click();
    await expect(page.locator("audio[controls]")).toBeVisible();
    const line = page.getByRole("link", { name: "Kami menimbangnya. Lima puluh dua kurang sedikit." });
    await expect(line).toHaveAttribute("href", /^\/media\/media\/episode-3-\w+\.mp3#t=6\d/);
  });
});
