import type { Page } from "@playwright/test";

import { untilTakenOver } from "../faults/expectations";
import type { ServerProcess } from "../fixtures/ServerProcess";
import { signInAs } from "../fixtures/signInAs";
import { expect, test } from "../fixtures/test";

const QUIZ = "/Lms/Quiz/membaca-peta-laut";

const begin = async (page: Page, server: ServerProcess): Promise<string> => {
  await page.goto(server.url("demo", QUIZ));
  await page.getByRole("button", { name: "Mulai", exact: true }).click();
  await expect(page).toHaveURL(/\/Attempt\//);
  return page.url().split("?")[0] ?? "";
};

/** Goes to the question with these words. */
const goTo = async (page: Page, words: string): Promise<void> => {
  for (let n = 1; n <= 12; n += 1) {
    await page.getByRole("link", { name: new RegExp(`^Soal ${n} dari 12`) }).click();
    await expect(page.getByText(`Soal ${n} dari 12,`)).toBeVisible();
    if (await page.getByRole("heading", { level: 1 }).getByText(words).isVisible()) return;
  }
  throw new Error(`No question says ${words}`);
};

// The connection is cut on purpose.
test.use({ expectedMessages: /ERR_INTERNET_DISCONNECTED|could not be logged/ });

test("a visitor answers by key, loses the connection, goes on in another tab and hands in", async ({
  page,
  context,
  server,
}) => {
  const attempt = await begin(page, server);
  await untilTakenOver(page);
  await goTo(page, "Haluan magnet 090°");
  await page.getByRole("heading", { level: 1 }).focus();
  await page.keyboard.press("b");
  const chosen = page.getByRole("radio", { checked: true });
  const value = await chosen.inputValue();
  expect(value).toBe("B");

  const other = await context.newPage();
  await expect(async () => {
    await other.goto(attempt);
    await expect(other.getByRole("link", { name: /terjawab/ })).toHaveCount(1, { timeout: 1_000 });
  }).toPass();

  // Neither the page nor its storage holds an answer.
  const held = await page.evaluate(
    () => document.documentElement.outerHTML + JSON.stringify(localStorage) + JSON.stringify(sessionStorage),
  );
  expect(held).not.toMatch(/isRight|Variasi timur ditambahkan|"accept"/);

  await context.setOffline(true);
  await page.keyboard.press("c");
  await expect(page.getByText("Sambungan terputus. Jawaban disimpan")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("Sambungan terputus. Jawaban disimpan")).toHaveCount(0, { timeout: 15_000 });
  await page.reload();
  await expect(page.getByRole("radio", { checked: true })).toHaveValue("C");

  await page.goto(`${attempt}?q=end`);
  await page.getByRole("button", { name: "Kumpulkan" }).click();
  await expect(page.getByRole("heading", { name: /dari 12 benar/ })).toBeVisible();
  await other.reload();
  await expect(other).toHaveURL(/\/Review\//);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("each question is a form, and a mentor writes another one", async ({ page, server }) => {
    await begin(page, server);
    await page.goto(`${page.url().split("?")[0]}?q=12`);
    await page.getByLabel("Tandai untuk dilihat lagi").check();
    await page.getByRole("button", { name: "Ke akhir" }).click();
    await expect(page.getByText("1 soal Anda tandai.")).toBeVisible();
    await page.getByRole("button", { name: "Kumpulkan" }).click();
    await expect(page.getByRole("heading", { name: "0 dari 12 benar. Belum lulus." })).toBeVisible();

    await signInAs(page, server, { site: "demo", name: "teacher", target: `${QUIZ}/Author` });
    await page.getByRole("button", { name: "Soal baru" }).click();
    await page.getByLabel("Pertanyaan").fill("Apa warna pelampung khusus?");
    await page.getByLabel("Jawaban A", { exact: true }).fill("Kuning");
    await page.getByRole("button", { name: "Simpan soal" }).click();
    await expect(page.getByLabel("Jawaban A", { exact: true })).toHaveValue("Kuning");
    await expect(page.getByText(/Tersimpan \d\d\.\d\d/)).toBeVisible();
  });
});
