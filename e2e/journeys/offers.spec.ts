import type { Locator, Page } from "@playwright/test";

import { expect, test } from "../fixtures/test";
import { violationsOf } from "../fixtures/violationsOf";

/** Spaces that never break read like others. */
const plain = (text: string | null): string => (text ?? "").replaceAll("\u00a0", " ");

const totalOf = (page: Page): Locator => page.getByRole("region", { name: "Kalkulator tagihan" }).getByRole("status");

test("a bill follows what is typed, keeps the last sum beside a mistake, and has an address", async ({
  page,
  server,
}) => {
  await page.goto(server.url("demo", "/Pricing"));
  const total = totalOf(page);
  const pupils = page.getByRole("textbox", { name: "Jumlah murid aktif" });
  await page.getByRole("button", { name: /Yayasan Karangjati/ }).click();
  await expect(pupils).toHaveValue("2640");
  await expect(total).toHaveText(/84\.395\.520/);
  await pupils.fill("1.003");
  await page.getByRole("radio", { name: /Bulanan/ }).check();
  await expect(total).toHaveText(/3\.562\.656/);
  await pupils.fill("seribu");
  await expect(pupils).toHaveAccessibleDescription(/bilangan bulat, dari 1 sampai 50\.000/);
  await expect(total).toHaveText(/3\.562\.656/);
  await expect(page.getByText("Lembar ini masih untuk 1.003 murid.")).toBeVisible();

  const address = await page.getByRole("link", { name: "Tautan ke hitungan ini" }).getAttribute("href");
  await page.goto(new URL(address ?? "", page.url()).href);
  await expect(pupils).toHaveValue("1003");
  expect(plain(await total.textContent())).toBe("Rp 3.562.656");
  expect(await violationsOf(page)).toEqual([]);
});

test("a way of paying that is chosen before the page hears stays chosen", async ({ page, server }) => {
  let hear: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (hear = resolve));
  await page.route(/\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(server.url("demo", "/Pricing"), { waitUntil: "commit" });
  const yearly = await totalOf(page).textContent();
  const monthly = page.getByRole("radio", { name: /Bulanan/ });
  await monthly.check();
  hear();
  await expect(totalOf(page)).not.toHaveText(yearly ?? "");
  await expect(monthly).toBeChecked();
});

test("pages that sell keep to the rules of accessibility, on a phone too", async ({ page, server }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [site, path] of [
    ["main", "/Training-Services"],
    ["demo", "/Training-Services"],
    ["demo", "/Clients"],
    ["demo", "/Collaboration"],
  ] as const) {
    await page.goto(server.url(site, path));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect([path, await violationsOf(page)]).toEqual([path, []]);
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 360]);
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the server reckons the bill", async ({ page, server }) => {
    await page.goto(server.url("demo", "/Pricing"));
    await page.getByRole("textbox", { name: "Jumlah murid aktif" }).fill("100");
    await page.getByRole("textbox", { name: "Jumlah sekolah" }).fill("101");
    await page.getByRole("button", { name: "Hitung" }).click();
    await expect(page.getByText("Sekolahnya lebih banyak daripada muridnya. Periksa kedua angka.")).toBeVisible();
    await page.getByRole("textbox", { name: "Jumlah sekolah" }).fill("1");
    await page.getByRole("textbox", { name: "Jumlah sekolah" }).press("Enter");
    await expect(totalOf(page)).toHaveText(/3\.996\.000/);
    await page.getByRole("button", { name: /Kursus Jahit Puspa/ }).click();
    await expect(totalOf(page)).toHaveText(/Rp\s0/);
  });

  test("the register is narrowed down by its links, and leads to a case", async ({ page, server }) => {
    await page.goto(server.url("demo", "/Clients"));
    const register = page.getByRole("region", { name: "Buku induk" });
    await page.getByRole("link", { name: /Sudah berhenti/ }).click();
    await expect(register.locator("s")).toHaveCount(4);
    await page.getByRole("link", { name: /Dinas dan perusahaan/ }).click();
    await register.getByRole("link", { name: "PT Rantai Dingin Pantura" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Sopir lulus ujian/);
  });

  test("a training opens to its syllabus", async ({ page, server }) => {
    await page.goto(server.url("main", "/Training-Services"));
    await expect(page.getByText("Migrations under load")).toBeHidden();
    await page.getByRole("heading", { name: "Backend engineering, in house" }).click();
    await expect(page.getByText("Migrations under load")).toBeVisible();
  });
});
