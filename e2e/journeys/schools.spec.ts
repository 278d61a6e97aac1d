import { untilTakenOver } from "../faults/expectations";
import { signInAs } from "../fixtures/signInAs";
import { expect, test } from "../fixtures/test";

// A browser reports the answer to a form that was refused, and the stream of the account menu that ends with its page.
test.use({ expectedMessages: /status of 422/ });

/** A school of the directory, in a province that has none yet. */
const SCHOOL = { npsn: "69930106", name: "PKBM Batas Negeri Nunukan", city: "Kabupaten Nunukan" };

test("a school that the directory knows registers in a moment, and is on the map once the office has confirmed it", async ({
  page,
  browser,
  server,
}) => {
  await page.goto(server.url("school-league", "/Network?province=65"));
  await expect(page.getByText("Kalimantan Utara belum punya wakil")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Daftarkan sekolah" }).first().click();
  const number = page.getByRole("textbox", { name: "NPSN" });
  await number.fill(SCHOOL.npsn);
  await untilTakenOver(page);
  await number.focus();
  await number.press("Tab");
  await expect(page.getByText(`NPSN ini milik ${SCHOOL.name}.`)).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Kabupaten atau kota" })).toHaveValue("6503");
  await page.getByRole("textbox", { name: "Nama", exact: true }).fill("Wayan Uji");
  await page.getByRole("textbox", { name: "Nomor HP" }).fill("081390001122");
  await page.getByRole("textbox", { name: "Email" }).fill("uji@contoh.example");
  await page.getByRole("checkbox", { name: /^Kepala sekolah mengetahui/ }).check();
  await page.getByRole("button", { name: "Daftarkan sekolah" }).click();
  await expect(page.getByText(/^SK-[0-9A-Z]{8}$/)).toBeVisible();

  const office = await browser.newPage();
  await signInAs(office, server, { site: "school-league", name: "lead-program", target: "/Registrations" });
  const waiting = office.getByRole("listitem").filter({ hasText: SCHOOL.name });
  await waiting.getByRole("button", { name: "Konfirmasi" }).click();
  await expect(waiting).toHaveCount(0);
  await office.close();

  await page.goto(server.url("school-league", "/Network?province=65"));
  await expect(page.getByRole("link", { name: "Kalimantan Utara, 1 sekolah" })).toHaveAttribute("aria-current", "true");
  await expect(page.getByRole("cell", { name: SCHOOL.city })).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a city of another province is refused, and what was typed stands there still", async ({ page, server }) => {
    await page.goto(server.url("demo", "/Register"));
    await page.getByRole("textbox", { name: "NPSN" }).fill("69911223");
    await page.getByRole("combobox", { name: "Jenjang" }).selectOption("SMK");
    await page.getByRole("textbox", { name: "Nama sekolah" }).fill("SMK Tanpa Skrip");
    await page.getByRole("radio", { name: "Negeri" }).check();
    await page.getByRole("textbox", { name: "Alamat" }).fill("Jalan Veteran 4, Kepek");
    await page.getByRole("combobox", { name: "Provinsi" }).selectOption("34");
    await page.getByRole("combobox", { name: "Kabupaten atau kota" }).selectOption("5308");
    await page.getByRole("textbox", { name: "Nama", exact: true }).fill("Wayan Uji");
    await page.getByRole("textbox", { name: "Nomor HP" }).fill("081390001122");
    await page.getByRole("textbox", { name: "Email" }).fill("uji@contoh.example");
    await page.getByRole("checkbox", { name: /^Kepala sekolah mengetahui/ }).check();
    await page.getByRole("button", { name: "Daftarkan sekolah" }).click();
    await expect(page.getByRole("link", { name: "Kota tidak sesuai dengan provinsi." })).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Nama sekolah" })).toHaveValue("SMK Tanpa Skrip");
    await page.getByRole("combobox", { name: "Kabupaten atau kota" }).selectOption("3403");
    await page.getByRole("button", { name: "Daftarkan sekolah" }).click();
    await expect(page.getByText(/^SK-[0-9A-Z]{8}$/)).toBeVisible();
  });
});
