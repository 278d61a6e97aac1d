import { readFile } from "node:fs/promises";

import { signInAs } from "../fixtures/signInAs";
import { expect, test } from "../fixtures/test";

test("a pupil finds schools on the leaderboard, joins it under a name of their own, and leaves again", async ({
  page,
  server,
}) => {
  await page.goto(server.url("school-league", "/Leaderboards"));
  await page.getByRole("searchbox").fill("Ende");
  await page.getByRole("button", { name: "Tampilkan" }).click();
  await expect(page.getByRole("row", { name: /SMKN 2 Surya Ende/ }).first()).toBeVisible();
  await page.getByRole("link", { name: "Sepanjang masa" }).click();
  await expect(page.getByRole("link", { name: "Sepanjang masa" })).toHaveAttribute("aria-current", "true");

  await signInAs(page, server, { site: "school-league", name: "mentor", target: "/Leaderboards/Player" });
  await page.getByRole("textbox", { name: "Nama di papan" }).fill("Bang Uji");
  // The native list of schools is there first.
  await expect(page.locator("select#schoolId")).toHaveCount(0);
  await page.getByRole("combobox", { name: "Sekolah" }).fill("Surya");
  await page.getByRole("option", { name: /Surya Ende/ }).click();
  await page.getByRole("radio", { name: "Boga" }).check();
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Simpan" }).click();
  await expect(page.getByText(/^Tersimpan\./)).toBeFocused();
  await page.getByRole("button", { name: "Keluar dari papan" }).click();
  await expect(page.getByText("Nama Anda sudah tidak ada di papan.")).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("statistics of a year have their charts, tables and files", async ({ page, server }) => {
    await page.goto(server.url("demo", "/Statistics"));
    await page.getByRole("combobox", { name: "Tahun" }).selectOption("2025");
    await page.getByRole("button", { name: "Tampilkan" }).click();
    await expect(
      page.getByRole("img", { name: /^Murid, jumlah berjalan: .*Januari 2025.*Desember 2025/ }),
    ).toBeVisible();
    const file = page.getByRole("link", { name: /Unduh tabel per bulan/ }).first();
    const [download] = await Promise.all([page.waitForEvent("download"), file.click()]);
    const csv = await readFile(await download.path(), "utf8");
    expect(csv.trim().split("\n")).toHaveLength(13);
  });
});
