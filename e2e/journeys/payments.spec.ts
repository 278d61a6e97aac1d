import type { Page } from "@playwright/test";

import { untilTakenOver } from "../faults/expectations";
import type { ServerProcess } from "../fixtures/ServerProcess";
import { signInAs } from "../fixtures/signInAs";
import { expect, test } from "../fixtures/test";

const COURSE = "/Courses/@Premium/tata-letak-untuk-yang-bukan-desainer";
const CHECKOUT = "/Checkout/tata-letak-untuk-yang-bukan-desainer";

const signIn = async (page: Page, server: ServerProcess, name: string): Promise<void> => {
  await signInAs(page, server, { site: "demo", name, target: CHECKOUT });
};

const pay = (page: Page) => page.getByRole("button", { name: /^Bayar Rp/ });

test("a premium class is bought with a voucher, and opens in a tab that was there before", async ({
  page,
  context,
  server,
}) => {
  await signIn(page, server, "writer");
  const other = await context.newPage();
  await other.goto(server.url("demo", COURSE));
  await untilTakenOver(other);
  const buy = other.getByRole("link", { name: /^(Beli kelas ini|Lanjutkan pembayaran)$/ });
  await expect(buy).toBeVisible();

  await untilTakenOver(page);
  await page.getByLabel("Kode voucer").fill("SELAMATDATANG");
  await page.getByRole("button", { name: "Pakai", exact: true }).click();
  await expect(page.getByText("Voucer SELAMATDATANG")).toBeVisible();
  await pay(page).click();
  await expect(page).toHaveURL(/\/Payment-Sandbox\/INV-/);
  await pay(page).click();
  await expect(page.getByRole("heading", { name: "Selamat datang. Kelasnya terbuka." })).toBeVisible();
  await expect(buy).toHaveCount(0);

  await page.goto(server.url("demo", "/Welcome"));
  await page.getByRole("link", { name: "Kuitansi", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Terima kasih, sudah kami terima" })).toBeVisible();
  const file = await page.evaluate(
    async (address) => {
      const answer = await fetch(address);
      return [answer.status, answer.headers.get("content-type"), (await answer.text()).slice(0, 5)];
    },
    String(await page.getByRole("link", { name: "PDF" }).getAttribute("href")),
  );
  expect(file).toEqual([200, "application/pdf", "%PDF-"]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a payment that the provider refused is paid again", async ({ page, server }) => {
    await signIn(page, server, "partner");
    await pay(page).click();
    await page.getByRole("button", { name: "Tolak pembayarannya" }).click();
    await page.getByRole("button", { name: "Periksa pembayaran" }).click();
    await expect(page.getByRole("heading", { name: "Pembayaran ditolak" })).toBeVisible();
    await page.getByRole("button", { name: "Bayar lagi" }).click();
    await pay(page).click();
    await page.getByRole("button", { name: "Periksa pembayaran" }).click();
    await expect(page.getByRole("heading", { name: "Selamat datang. Kelasnya terbuka." })).toBeVisible();
  });
});
