import type { Page } from "@playwright/test";

import { untilTakenOver } from "../faults/expectations";
import type { ServerProcess } from "../fixtures/ServerProcess";
import { signInAs } from "../fixtures/signInAs";
import { expect, test } from "../fixtures/test";

const JOB = "/Event/Careers/backend-pembayaran/backend-engineer-pembayaran";
const BOARD = "/Career/Desk/Jobs/backend-pembayaran";
const CV = {
  name: "cv.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from(`%PDF-1.7\n${"x".repeat(400_000)}\n%%EOF\n`),
};

const signIn = async (page: Page, server: ServerProcess): Promise<void> => {
  await signInAs(page, server, { site: "demo", name: "industry", target: BOARD });
};

test("a job is found, applied for with a CV, and the company invites by its board", async ({
  page,
  browser,
  server,
}) => {
  await page.goto(server.url("demo", "/Event/Careers"));
  await untilTakenOver(page);
  await page.getByRole("searchbox", { name: "Cari lowongan" }).fill("bakcend pembayaran");
  await page.keyboard.press("Enter");
  await expect(page.getByText("“backend pembayaran”")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(server.url("demo", "/Event/Careers"));
  await page.goto(server.url("demo", JOB));
  await page.getByRole("link", { name: "Lamar lowongan ini" }).click();
  await expect(page.getByRole("heading", { name: "Lamar: Backend engineer, pembayaran" })).toBeVisible();
  await page.locator("input[type=file]").setInputFiles(CV);
  await expect(page.getByText("391 KB, terkirim", { exact: true })).toBeVisible();
  await page.getByLabel("Nama", { exact: true }).fill("Rahmat Uji");
  await page.getByLabel("Nomor HP").fill("0812 3456 7890");
  await page.getByLabel("Email").fill("rahmat.uji@surat.example");
  await page.getByRole("checkbox", { name: /^Saya menyetujui/ }).check();
  await page.getByRole("button", { name: "Kirim lamaran" }).click();
  await expect(page.getByRole("alert").getByRole("link", { name: "Tulis 20–2.000 karakter." })).toBeVisible();
  await page
    .getByLabel("Mengapa Anda, untuk pekerjaan ini?")
    .fill("Saya menjaga buku kas koperasi selama empat tahun.");
  await page.getByRole("button", { name: "Kirim lamaran" }).click();
  await expect(page.getByRole("heading", { name: "Lamaran terkirim" })).toBeVisible();
  const number = await page
    .getByText(/^L-[0-9A-Z]{6}$/)
    .first()
    .textContent();

  const company = await browser.newPage();
  await signIn(company, server);
  await company.getByRole("link", { name: `Pelamar ${number}`, exact: true }).click();
  const panel = company.getByRole("complementary", { name: `Pelamar ${number}` });
  await expect(panel.getByText("Saya menjaga buku kas")).toBeVisible();
  await expect(company.getByText("Rahmat Uji")).toHaveCount(0);
  await panel.getByLabel("Ke tahap").selectOption("Wawancara");
  await panel.getByLabel("Waktu wawancara (WIB)").fill("2099-01-05T13:00");
  await panel.getByLabel("Tempat atau tautan").fill("Daring");
  await panel.getByRole("button", { name: "Pindahkan" }).click();
  await expect(company.getByText("Rahmat Uji").first()).toBeVisible();
  await company.close();

  await page.reload();
  await expect(page.getByRole("heading", { name: "Anda diundang wawancara" })).toBeVisible();
  const file = await page.evaluate(
    async (address) => (await (await fetch(address)).text()).slice(0, 15),
    String(await page.getByRole("link", { name: "Berkas kalender (.ics)" }).getAttribute("href")),
  );
  expect(file).toBe("BEGIN:VCALENDAR");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("an application is sent, and taken back", async ({ page, server }) => {
    await page.goto(server.url("demo", `${JOB}/Apply`));
    await page
      .getByLabel("Mengapa Anda, untuk pekerjaan ini?")
      .fill("Saya menutup buku harian toko bangunan setiap sore.");
    await page.getByLabel("Nama", { exact: true }).fill("Tini Uji");
    await page.getByLabel("Nomor HP").fill("081234567891");
    await page.getByLabel("Email").fill("tini.uji@surat.example");
    await page.getByRole("checkbox", { name: /^Saya menyetujui/ }).check();
    await page.getByRole("button", { name: "Kirim lamaran" }).click();
    await expect(page.getByRole("heading", { name: "Lamaran terkirim" })).toBeVisible();
    await page.getByRole("button", { name: "Tarik lamaran" }).click();
    await expect(page.getByRole("heading", { name: "Lamaran ditarik" })).toBeVisible();
  });
});
