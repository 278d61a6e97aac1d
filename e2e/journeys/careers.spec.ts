import { expect, test } from "../fixtures/test";

const APPLY = "/Event/Careers/backend-pembayaran/backend-engineer-pembayaran/Apply";

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("an application is sent, and taken back", async ({ page, server }) => {
    await page.goto(server.url("demo", APPLY));
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
