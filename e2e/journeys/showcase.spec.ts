import { untilTakenOver } from "../faults/expectations";
import { expect, test } from "../fixtures/test";

test("a visitor enters a mark, moves a lesson by keyboard, signs a list, finds all of it after a reload and puts it back", async ({
  page,
  server,
}) => {
  await page.goto(server.url("demo", "/Lms/Features/nilai-dan-rapor"));
  await untilTakenOver(page);
  const quiz = page.getByRole("textbox", { name: "Kuis, Ketut Suarjana" });
  await quiz.fill("101");
  await expect(page.getByText("Tulis 0 sampai 100")).toBeVisible();
  await quiz.fill("92,5");
  await expect(page.getByRole("status").getByText("Ketut Suarjana: nilai akhir 67,8.")).toBeVisible();
  await page.reload();
  await expect(quiz).toHaveValue("92,5");

  await page.goto(server.url("demo", "/Lms/Features/jadwal-dan-kelas-daring"));
  await untilTakenOver(page);
  await expect(page.getByRole("heading", { name: "1 bentrokan" })).toBeVisible();
  const lesson = page.getByRole("button", { name: /^Fisika ?XI Nautika/ });
  await lesson.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowRight");
  await expect(lesson).toBeFocused();
  await expect(page.getByRole("status").getByText("Fisika: Rabu, 10.15.")).toHaveText("Fisika: Rabu, 10.15.");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").getByText("Fisika: Rabu, 10.15. Diletakkan.")).toBeVisible();
  await expect(page.getByText("Tidak ada bentrokan.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Tidak ada bentrokan.")).toBeVisible();

  await page.goto(server.url("demo", "/Lms/Features/kehadiran"));
  await untilTakenOver(page);
  await page.getByRole("combobox", { name: "Keadaan Beni Sitorus" }).selectOption({ label: "Sakit" });
  await page.getByRole("button", { name: "Sisanya hadir" }).click();
  await page.getByRole("button", { name: "Tanda tangani daftar" }).click();
  await page.getByRole("radio", { name: "Orang tua Darma" }).check();
  await page.reload();
  await expect(page.getByRole("radio", { name: "Orang tua Darma" })).toBeChecked();
  await expect(page.getByText("Daftar ini terkunci.")).toBeVisible();
  await expect(page.getByRole("row", { name: /Beni Sitorus/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Kembalikan" }).click();
  await expect(page.getByText("Belum ditandatangani.")).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a feature shows how its demonstration begins", async ({ page, server }) => {
    await page.goto(server.url("demo", "/Lms/Features/nilai-dan-rapor"));
    await expect(page.getByRole("row", { name: /Ketut Suarjana/ })).toContainText("65,7");
    await expect(page.getByText("nyalakan JavaScript di peramban Anda")).toBeVisible();
    await expect(page.getByRole("button", { name: "Kembalikan" })).toBeHidden();
  });
});
