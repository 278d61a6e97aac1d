import type { Page } from "@playwright/test";

import { untilTakenOver } from "../faults/expectations";
import { signInAs } from "../fixtures/signInAs";
import { expect, test } from "../fixtures/test";
import { violationsOf } from "../fixtures/violationsOf";

// A browser reports the answer to a form that was refused.
test.use({ expectedMessages: /status of 422|ERR_INTERNET_DISCONNECTED/ });

const PDF = { name: "izin.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n1 0 obj\n%%EOF\n") };
const NUMBER = /^LS27 \d{4} KPG$/;

const PUPILS = [
  ["Dewi Kartika", "0081234567", "2010-03-14"],
  ["Bagas Prakoso", "0092345678", "2010-11-02"],
  ["Yosef Tanggu", "0093456789", "2010-06-27"],
] as const;

const member = (page: Page, number: number) => page.getByRole("group", { name: `Anggota ${number}:` });

const chooseSchool = async (page: Page): Promise<void> => {
  await page.getByRole("searchbox", { name: "Sekolah" }).fill("SMKN 3 Kupang");
  await page.getByRole("searchbox", { name: "Sekolah" }).press("Enter");
  await page.getByRole("link", { name: "Pilih SMKN 3 Kupang" }).click();
  await expect(page.getByText("SMKN 3 Kupang, Nusa Tenggara Timur")).toBeVisible();
};

const fillTeam = async (page: Page, name: string): Promise<void> => {
  await page.getByRole("textbox", { name: "Nama tim" }).fill(name);
  await page.getByRole("textbox", { name: "Nama pelatih" }).fill("Sri Handayani");
  await page.getByRole("textbox", { name: "Nomor HP pelatih" }).fill("081244556677");
  for (const [index, [pupil, nisn, born]] of PUPILS.entries()) {
    const one = member(page, index + 1);
    await one.getByRole("textbox", { name: "Nama" }).fill(pupil);
    await one.getByRole("textbox", { name: "NISN" }).fill(nisn);
    await one.getByLabel("Tanggal lahir").fill(born);
  }
  await page
    .getByRole("radio", { name: "Dewi Kartika" })
    .or(page.getByRole("radio", { name: "Anggota 1" }))
    .check();
  await page.getByRole("checkbox", { name: /^Orang tua atau wali/ }).check();
  await page.getByRole("checkbox", { name: /^Saya menyetujui/ }).check();
};

const checkRules = async (page: Page): Promise<void> => {
  // The head of the site stays above what is scrolled under it, and half a target would be too small.
  await page.evaluate(() => scrollTo(0, 0));
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await violationsOf(page), colorScheme).toEqual([]);
  }
};

test("a coach registers a team by keyboard, changes it at its link, and the office confirms it", async ({
  page,
  browser,
  server,
}) => {
  await page.goto(server.url("school-league", "/Liga-Smk/Register"));
  await untilTakenOver(page);
  await chooseSchool(page);
  await fillTeam(page, "Sasando Uji");
  await page.getByRole("button", { name: "Tambah anggota keempat" }).press("Enter");
  await expect(member(page, 4).getByRole("textbox", { name: "Nama" })).toBeFocused();
  await page.keyboard.type("Aulia Rahmadani");
  await expect(page.getByRole("status").filter({ hasText: "Anggota 4 ditambahkan." })).toBeVisible();
  await member(page, 2).getByRole("button", { name: "Hapus Bagas Prakoso" }).press("Enter");
  await expect(member(page, 2).getByRole("textbox", { name: "Nama" })).toBeFocused();
  await expect(member(page, 2).getByRole("textbox", { name: "Nama" })).toHaveValue("Yosef Tanggu");
  // Nothing of the third but the name, and no consent.
  await page.getByRole("button", { name: "Daftarkan tim" }).click();
  await expect(page.getByRole("link", { name: "Anggota 3: NISN harus 10 digit." })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Surat izin wajib/ })).toBeVisible();
  await checkRules(page);
  await member(page, 3).getByRole("textbox", { name: "NISN" }).fill("0094567890");
  await member(page, 3).getByLabel("Tanggal lahir").fill("2011-01-09");
  await page.locator("input[type=file]").setInputFiles(PDF);
  await page.getByRole("button", { name: "Daftarkan tim" }).click();
  await expect(page.getByText(NUMBER).last()).toBeVisible();
  await checkRules(page);

  await page.getByRole("link", { name: /^Ubah susunan tim sampai/ }).click();
  await page.getByRole("textbox", { name: "Nama tim" }).fill("Sasando Diuji");
  await page.getByRole("button", { name: "Simpan perubahan" }).click();
  await expect(page.getByRole("heading", { name: "Sasando Diuji terdaftar" })).toBeVisible();

  const office = await browser.newPage();
  await signInAs(office, server, { site: "school-league", name: "lead-program", target: "/Liga-Smk/Registrations" });
  const waiting = office.getByRole("listitem").filter({ has: office.getByRole("heading", { name: "Sasando Diuji" }) });
  const download = office.waitForEvent("download");
  await waiting.getByRole("button", { name: "Unduh surat izin" }).click();
  expect((await download).suggestedFilename()).toBe("izin.pdf");
  await waiting.getByRole("button", { name: "Konfirmasi" }).click();
  await expect(waiting).toHaveCount(0);
  await office.close();

  await page.reload();
  await expect(page.getByRole("heading", { name: "Sasando Diuji dikonfirmasi" })).toBeVisible();
  await page.getByRole("button", { name: "Tarik tim" }).click();
  await expect(page.getByRole("heading", { name: "Sasando Diuji ditarik" })).toBeVisible();
  await expect(page.getByText("Dewi Kartika")).toHaveCount(0);
});

test("a team that is sent without a connection is registered once, when it is back", async ({
  page,
  context,
  server,
}) => {
  await page.goto(server.url("demo", "/Liga-Smk/Register"));
  await untilTakenOver(page);
  await page.getByRole("searchbox").fill("SMK");
  await page.getByRole("searchbox").press("Enter");
  await page
    .getByRole("link", { name: /^Pilih / })
    .first()
    .click();
  await expect(page.getByRole("link", { name: "Ganti sekolah" })).toBeVisible();
  await fillTeam(page, "Luring Uji");
  await page.locator("input[type=file]").setInputFiles(PDF);
  await expect(page.getByText(/diterima/).first()).toBeVisible();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Daftarkan tim" }).click();
  await expect(page.getByText(/^Belum terkirim, belum hilang/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: "Luring Uji terdaftar" })).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a team of four registers, and is told that its consent is missing", async ({ page, server }) => {
    await page.goto(server.url("school-league", "/Liga-Smk/Register"));
    await chooseSchool(page);
    await fillTeam(page, "Tanpa Skrip");
    await page.getByRole("button", { name: "Tambah anggota keempat" }).click();
    await expect(member(page, 1).getByRole("textbox", { name: "Nama" })).toHaveValue("Dewi Kartika");
    await member(page, 4).getByRole("textbox", { name: "Nama" }).fill("Aulia Rahmadani");
    await member(page, 4).getByRole("textbox", { name: "NISN" }).fill("1");
    await member(page, 4).getByLabel("Tanggal lahir").fill("2011-01-09");
    await page.getByRole("button", { name: "Daftarkan tim" }).click();
    await expect(page.getByRole("link", { name: "Anggota 4: NISN harus 10 digit." })).toBeVisible();
    await member(page, 4).getByRole("textbox", { name: "NISN" }).fill("0094567890");
    await page.getByRole("button", { name: "Daftarkan tim" }).click();
    await expect(page.getByText(NUMBER).last()).toBeVisible();
    await expect(page.getByText(/^Surat izin belum ada/)).toBeVisible();
    await expect(page.getByText("Aulia Rahmadani")).toBeVisible();
  });
});
