import { untilTakenOver } from "../faults/expectations";
import { expect, test } from "../fixtures/test";
import { violationsOf } from "../fixtures/violationsOf";

test("a line is written in four scripts as it is typed, and a script that is pasted is read", async ({
  page,
  server,
}) => {
  await page.goto(server.url("demo", "/Aksara"));
  await untilTakenOver(page);
  const line = page.getByRole("textbox", { name: "Nama siswa, atau satu kalimat" });
  await line.fill("lontara’");
  const proof = (script: string) =>
    page.getByRole("article").filter({ has: page.getByRole("heading", { name: script }) });
  await expect(proof("Jawa").locator("[lang='jv-Java']").first()).toHaveText("ꦭꦺꦴꦤ꧀ꦠꦫ’");
  await expect(proof("Bugis").locator("[lang='bug-Bugi']").first()).toHaveText("ᨒᨚᨈᨑ");
  await expect(proof("Bugis").locator("s")).toHaveText(["n", "’"]);
  await line.fill("ᮃᮊ᮪ᮞᮛ");
  await expect(page.getByText("Dibaca dari aksara Sunda:")).toBeVisible();
  await expect(proof("Jawa").locator("[lang='jv-Java']").first()).toHaveText("ꦲꦏ꧀ꦱꦫ");
  expect(await violationsOf(page)).toEqual([]);
});

test("a letter is practised with the arrow keys and with the mouse, and told how near it came", async ({
  page,
  server,
}) => {
  await page.goto(server.url("aksara", "/Aksara"));
  await untilTakenOver(page);
  const board = page.getByRole("button", { name: "Papan gores, huruf na" });
  // The slate is taken over once it is near.
  await expect(async () => {
    await page.getByRole("radio", { name: "ha", exact: true }).check();
    await page.getByRole("radio", { name: "na", exact: true }).check();
    await expect(board).toBeVisible({ timeout: 500 });
  }).toPass();
  await board.focus();
  await page.keyboard.press("Enter");
  for (let times = 0; times < 5; times += 1) await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Enter");
  const score = page.getByRole("status").filter({ hasText: "Huruf na, 1 goresan" });
  await expect(score).toHaveText(/: [1-9]\d* persen tertutup, \d+ persen di luar bayangan\./);
  const { x = 0, y = 0, width = 0, height = 0 } = (await board.boundingBox()) ?? {};
  await page.mouse.move(x + 4, y + 4);
  await page.mouse.down();
  await page.mouse.move(x + width - 4, y + height - 4, { steps: 5 });
  await page.mouse.up();
  await expect(page.getByText("Huruf na, 2 goresan")).toBeVisible();
  await page.getByRole("button", { name: "Urungkan" }).click();
  await expect(score).toBeVisible();
  await page.getByRole("button", { name: "Bersihkan" }).click();
  await expect(page.getByText("Huruf na. Ikuti bayangannya.")).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the line is sent, and a page below shows its table", async ({ page, server }) => {
    await page.goto(server.url("innovation", "/Aksara"));
    await page.getByRole("textbox", { name: "Baris Latin" }).fill("tau <b>");
    await page.getByRole("button", { name: "Tulis" }).click();
    await expect(page.locator("[lang='bug-Bugi']").first()).toHaveText("ᨈᨕᨘ <>");
    await page.getByRole("button", { name: "sipakatau" }).click();
    await expect(page.locator("[lang='bug-Bugi']").first()).toHaveText("ᨔᨗᨄᨀᨈᨕᨘ");
    await page.goto(server.url("demo", "/Aksara/Features/lontara?lang=en"));
    await expect(page.getByRole("heading", { name: "Reading what is not written" })).toBeVisible();
    await expect(page.getByText("tetti’ riasé’")).toBeVisible();
  });
});
