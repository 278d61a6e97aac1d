import { signInAs } from "../fixtures/signInAs";
import { expect, test } from "../fixtures/test";
import { violationsOf } from "../fixtures/violationsOf";

const SITE = "demo";

test.use({ serverEnv: { VITALS_SAMPLE: "0" } });

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

  await page.getByRole("tab", { name: "Warna" }).click();
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
