import type { Page } from "@playwright/test";

import { codeOf } from "../fixtures/Person";
import type { ServerProcess } from "../fixtures/ServerProcess";
import { fillSignIn } from "../fixtures/signInAs";
import { expect, test } from "../fixtures/test";
import { violationsOf } from "../fixtures/violationsOf";

const SITE = "demo";

test.use({ serverEnv: { VITALS_SAMPLE: "0" } });

/** An administrator sets up the second factor at the first visit. */
const signInAsAdmin = async (page: Page, server: ServerProcess): Promise<void> => {
  await page.goto(server.url(SITE, "/Login?back=/Editor"));
  await fillSignIn(page, server, "admin");
  const key = await page.locator("p.key.mono").textContent();
  await page.locator("input[name=code]").fill(codeOf((key ?? "").replaceAll(" ", "")));
  await page.locator("main button[type=submit]").click();
  await page.locator("a.button").first().click();
  await page.waitForURL("**/Editor");
};

test("an editor moves a section by keyboard, changes a colour, and publishes what visitors then see", async ({
  page,
  server,
}) => {
  test.setTimeout(120_000);
  await signInAsAdmin(page, server);
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
