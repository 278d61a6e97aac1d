import type { Page } from "@playwright/test";

import { untilTakenOver } from "../faults/expectations";
import { expect, test } from "../fixtures/test";
import { violationsOf } from "../fixtures/violationsOf";

const COURSE = "/Courses/@Premium/membaca-aksara-jawa-dari-nol";
const MODULE = `${COURSE}/module/dua-puluh-aksara/chapter`;
const FREE = `${MODULE}/huruf-yang-sudah-berbunyi`;
const LOCKED = `${MODULE}/baris-kedua-dan-bunyi-yang-membulat`;

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const notes = (page: Page) => page.getByRole("textbox", { name: "Catatan Anda" });
const progress = (page: Page) => page.getByRole("progressbar", { name: "Kemajuan belajar" });
/** In thousandths of the text, as the browser keeps it. */
const keptPosition = (page: Page): Promise<number> =>
  page.evaluate(() => Number(/"position":(\d+)/.exec(localStorage.getItem("learning_progress") ?? "")?.[1] ?? 1000));
const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

test("two tabs know the same of a chapter, and the course leads back to where it was left", async ({
  page,
  context,
  server,
}) => {
  const address = server.url("demo", FREE);
  await page.goto(address);
  await expect(notes(page)).toBeEditable();
  const other = await context.newPage();
  await other.goto(address);
  await expect(notes(other)).toBeEditable();

  await notes(page).fill("Dari tab pertama");
  await expect(notes(other)).toHaveValue("Dari tab pertama");
  await other.getByRole("button", { name: "Tandai selesai" }).click();
  await expect(progress(page)).toHaveAttribute("value", "1");
  // Closed at once: what it knows is kept as it goes.
  await notes(other).fill("Dari tab kedua");
  await other.close({ runBeforeUnload: true });
  await expect(notes(page)).toHaveValue("Dari tab kedua");

  await page.getByRole("article").getByRole("table").first().scrollIntoViewIfNeeded();
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(100);
  // The notes stand below the text, at its end: this is before it again.
  await expect.poll(() => keptPosition(page)).toBeLessThan(900);
  await page.goto(server.url("demo", COURSE));
  await page.getByRole("link", { name: "Lanjutkan belajar" }).click();
  await expect(heading(page)).toHaveText("Huruf yang sudah berbunyi");
  await expect.poll(async () => Math.abs((await scrolled(page)) - place)).toBeLessThan(100);
  await expect(notes(page)).toHaveValue("Dari tab kedua");
});

test("a locked chapter is reached by an arrow key, says what to do, and is come back to from the course", async ({
  page,
  open,
}) => {
  await open("demo", FREE);
  await untilTakenOver(page);
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(new RegExp(`${LOCKED}$`));
  await expect(page.getByRole("heading", { name: "Bab ini terbuka setelah pembayaran" })).toBeVisible();
  await expect(notes(page)).toHaveCount(0);
  await page.getByRole("link", { name: "Lihat harga dan cara membayar" }).click();
  await expect(page).toHaveURL(/kembali=/);
  await page.getByRole("link", { name: /^Kembali ke bab/ }).click();
  await expect(page).toHaveURL(new RegExp(`${LOCKED}$`));
});
