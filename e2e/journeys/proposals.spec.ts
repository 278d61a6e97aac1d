import type { Page } from "@playwright/test";

import { expect, test } from "../fixtures/test";

// A browser reports the answer to a form that was refused.
test.use({ expectedMessages: /status of 422/ });

const OFFICE = "Dinas Pendidikan, Kepemudaan, dan Olahraga Kabupaten Pangkajene dan Kepulauan";

const fill = async (page: Page, email: string): Promise<void> => {
  await page.getByRole("textbox", { name: "Instansi" }).fill(OFFICE);
  await page.getByRole("textbox", { name: "Guru dan tenaga kependidikan" }).fill("1.234");
  await page.getByRole("combobox", { name: "Jalur pengadaan" }).selectOption("E-katalog");
  await page.getByRole("combobox", { name: "Mulai" }).selectOption({ index: 2 });
  await page.getByRole("textbox", { name: "Persoalan yang ingin selesai" }).fill("Rapor yang terbit pada tanggalnya.");
  await page.getByRole("textbox", { name: "Nama Anda" }).fill("Rosmaida Sinaga");
  await page.getByRole("textbox", { name: "Email kantor" }).fill(email);
  await page.getByRole("textbox", { name: "Nomor HP" }).fill("0812 7719 4402");
  await page.getByRole("checkbox", { name: "Saya menyetujui kebijakan privasi" }).check();
};

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("a request is refused at its field, mended, and answered with a proposal and its file", async ({
      page,
      server,
    }) => {
      await page.goto(server.url("demo", "/Government"));
      await fill(page, "rosmaida@pangkep");
      await page.getByRole("button", { name: "Minta usulan" }).click();
      await expect(page).toHaveURL(/\/Request-Proposal\/government$/);
      await expect(page.getByRole("link", { name: "Format email tidak valid." })).toBeVisible();
      await expect(page.getByRole("textbox", { name: "Instansi" })).toHaveValue(OFFICE);
      await page.getByRole("textbox", { name: "Email kantor" }).fill(`r${String(javaScriptEnabled)}@pangkep.example`);
      await page.getByRole("button", { name: "Minta usulan" }).click();
      await expect(page.getByRole("heading", { name: "Permintaan Anda sampai." })).toBeVisible();
      // 1,234 teachers in groups of forty.
      await expect(page.getByText("31 kelompok × Rp 4.800.000")).toBeVisible();
      const file = await page.getByRole("link", { name: "Simpan sebagai PDF" }).getAttribute("href");
      const type = await page.evaluate(async (href) => (await fetch(href)).headers.get("content-type"), file ?? "");
      expect(type).toBe("application/pdf");
    });
  });
