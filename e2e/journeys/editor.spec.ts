import type { Page } from "@playwright/test";

import { signInAs } from "../fixtures/signInAs";
import { expect, test } from "../fixtures/test";
import { violationsOf } from "../fixtures/violationsOf";

const SITE = "demo";

test.use({ serverEnv: { VITALS_SAMPLE: "0" } });

/** Goes on by Tab until something of that name has the focus. It is lost nowhere on the way. */
const tabTo = async (page: Page, name: RegExp): Promise<void> => {
  for (let stop = 0; stop < 200; stop += 1) {
    await page.keyboard.press("Tab");
    const at = await page.evaluate(() => {
      const { activeElement: element } = document;
      if (!element || element === document.body) return null;
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
      return (element.getAttribute("aria-label") ?? label ?? element.textContent ?? "").trim();
    });
    if (at !== null && name.test(at)) return;
  }
  throw new Error(`The keyboard does not come to ${name}`);
};

test("an editor moves a section by keyboard, changes a colour, and publishes what visitors then see", async ({
  page,
  server,
}) => {
  test.setTimeout(120_000);
  await signInAs(page, server, { site: SITE, name: "admin", target: "/Editor", isFirstOfOperator: true });
  const handle = page.getByRole("button", { name: /^Pindahkan / }).first();
  await expect(handle).toBeVisible();
  // Sections have their names once the catalogue is there.
  await expect(handle).not.toHaveAccessibleName(/\.v\d+$/);
  const name = (await handle.getAttribute("aria-label"))?.replace("Pindahkan ", "") ?? "";
  await handle.focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await expect(page.getByText(`${name} diletakkan di tempat 2`).first()).toBeAttached();
  await expect(page.getByText(/^Tersimpan/)).toBeVisible();

  // A section is added, gone to and removed without a pointer; the focus is always somewhere.
  await tabTo(page, /^Tambah bagian$/);
  await page.keyboard.press("Enter");
  await tabTo(page, /^Cari bagian$/);
  await page.keyboard.type("garis waktu");
  await tabTo(page, /^Garis waktu/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Garis waktu" })).toBeFocused();
  await tabTo(page, /^Hapus bagian ini$/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Tambah bagian" })).toBeFocused();
  await expect(page.getByText("Garis waktu dihapus. Ini dapat diurungkan.")).toBeAttached();
  const undo = page.getByRole("button", { name: "Urungkan" });
  await undo.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Langkah terakhir diurungkan.")).toBeAttached();
  await expect(undo).toBeFocused();
  await page.getByRole("button", { name: "Ulangi" }).press("Enter");
  await expect(page.getByText("Langkah diulangi.")).toBeAttached();
  // The page in the frame is passed by.
  await tabTo(page, /^Lewati pratinjau$/);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("tab", { name: "Bagian" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.getByRole("textbox", { name: "Utama" }).last().fill("#8a1f4d");
  const frame = page.frameLocator("iframe");
  await expect
    .poll(() => frame.locator("html").evaluate((html) => html.style.getPropertyValue("--primary-fill")))
    .toContain("8a1f4d");
  expect(await violationsOf(page, "iframe")).toEqual([]);

  await page.getByRole("button", { name: "Terbitkan", exact: true }).click();
  await page.getByRole("button", { name: "Terbitkan sekarang" }).click();
  await expect(page.getByText("Sama dengan yang terbit", { exact: true })).toBeVisible();
  expect((await server.ask(SITE, "/")).text).toContain("8a1f4d");

  await page.goto(server.url(SITE, "/Editor/History"));
  await expect(page.getByText(/^Terbit oleh/)).toBeVisible();
});
