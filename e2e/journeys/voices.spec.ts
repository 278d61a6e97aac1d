import type { Page } from "@playwright/test";

import { untilTakenOver } from "../faults/expectations";
import { signInAs } from "../fixtures/signInAs";
import { expect, test } from "../fixtures/test";

const WORDS = "Kursus sore ini yang membuat bengkel kami menerima pesanan dari luar kota.";

/** A photograph of several parts: noise does not compress. */
const makePhoto = async (page: Page): Promise<Buffer> => {
  const text = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 700, height: 700 });
    const context = canvas.getContext("2d");
    const pixels = context?.createImageData(700, 700);
    if (!context || !pixels) return "";
    for (let at = 0; at < pixels.data.length; at += 65_536)
      crypto.getRandomValues(pixels.data.subarray(at, at + 65_536));
    for (let at = 3; at < pixels.data.length; at += 4) pixels.data[at] = 255;
    context.putImageData(pixels, 0, 0);
    return canvas.toDataURL("image/png").split(",")[1] ?? "";
  });
  return Buffer.from(text, "base64");
};

test.use({ expectedMessages: /Failed to load resource/ });

test("a photograph arrives over a line that breaks, and is shown with its words once somebody has read them", async ({
  page,
  browser,
  server,
}) => {
  await page.goto(server.url("foundation", "/Testimonies"));
  await untilTakenOver(page);
  let parts = 0;
  await page.route(/drive\/upload\?id=.*&at=/, (route) => ((parts += 1) === 2 ? route.abort() : route.continue()));
  const buffer = await makePhoto(page);
  await page.locator("input[type=file]").setInputFiles({ name: "bengkel.png", mimeType: "image/png", buffer });
  await page.getByRole("textbox", { name: "Nama", exact: true }).fill("Wayan Uji");
  await page.getByRole("textbox", { name: "Pekerjaan atau peran" }).fill("Pandai besi");
  await page.getByRole("textbox", { name: "Lembaga" }).fill("Bengkel Kusamba");
  await page.getByRole("textbox", { name: "Testimoni" }).fill(WORDS);
  await page.getByRole("checkbox", { name: /^Boleh ditayangkan/ }).check();
  // Pressed while the photograph is on its way: the form waits for it.
  await page.getByRole("button", { name: "Kirim testimoni" }).click();
  await expect(page.getByText(/^Nomor Anda: TS-/)).toBeVisible();
  expect(parts).toBeGreaterThan(2);

  const office = await browser.newPage();
  await signInAs(office, server, { site: "foundation", name: "writer", target: "/Moderation" });
  const voice = office.getByRole("listitem").filter({ hasText: WORDS });
  await expect(voice.getByRole("img", { name: "Foto Wayan Uji" })).toBeVisible();
  await voice.getByRole("button", { name: "Tayangkan" }).click();
  await expect(office.getByRole("button", { name: "Batalkan" })).toBeVisible();
  await office.close();

  await page.goto(server.url("foundation", "/Testimonies"));
  const shown = page.getByRole("listitem").filter({ hasText: WORDS }).locator("img");
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});
