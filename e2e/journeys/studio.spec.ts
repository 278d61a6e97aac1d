import type { Page } from "@playwright/test";

import { expect, test } from "../fixtures/test";

const STUDIO = "/Lms/Features/coding-studio";

/** Browsers write styles of their own into what is edited, which the page's policy refuses, and say which frames share a process. */
test.use({ expectedMessages: /Applying inline style|origin-keyed agent cluster|status of 401/ });

const editorOf = (page: Page) => page.getByRole("textbox", { name: /leave the editor|keluar dari penyunting/ });

/** Writes a program in the place of what stands in the editor. */
const write = async (page: Page, text: string): Promise<void> => {
  await editorOf(page).click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  await page.keyboard.insertText(text);
};

test("a program is written, run, answered, stopped, and sent to somebody in a link", async ({ open }) => {
  const page = await open("main", `${STUDIO}?language=javascript`);
  const run = page.getByRole("button", { name: "Run", exact: true });
  const output = page.getByRole("group", { name: "Output" });

  await write(page, 'console.log("satu " + (40 + 2));\n');
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(output).toContainText("satu 42");

  await write(page, "const a = 1;\nconst b = ;\n");
  await run.click();
  await expect(page.getByRole("list", { name: "Errors and warnings" })).toContainText("Line 2");
  await page.getByRole("button", { name: /^Line 2|: Line 2/ }).click();
  await expect(editorOf(page)).toBeFocused();

  await write(page, "while (true) {}\n");
  await run.click();
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Stopped" })).toBeVisible();

  await write(page, 'console.log("dari tautan");\n');
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Share" }).click();
  const link = await page.getByRole("textbox", { name: "Link", exact: true }).inputValue();
  expect(new URL(link).hash).toMatch(/^#p=/);
  await page.goto("about:blank");
  await page.goto(link);
  await expect(editorOf(page)).toContainText("dari tautan");
});

test("what was typed is there again, and Escape, then Tab, leaves the editor", async ({ open }) => {
  const page = await open("demo", `${STUDIO}?language=lua`);
  await write(page, `-- belum selesai, dan ${"panjang ".repeat(20)}\n`);
  await page.setViewportSize({ width: 360, height: 780 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.keyboard.press("Tab");
  await expect(editorOf(page)).toBeFocused();
  await page.keyboard.press("ControlOrMeta+f");
  await expect(page.getByRole("textbox", { name: /^(?:Find|Cari)$/ })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(editorOf(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  await expect(editorOf(page)).not.toBeFocused();
  await page.reload();
  await expect(editorOf(page)).toContainText("belum selesai");
});

const FINES = `
const { readFileSync } = require("fs");
const fines = new Map();
for (const line of readFileSync(0, "utf8").split("\\n").filter((each) => each.trim() !== "")) {
  const [name, , days] = line.split(";");
  const fine = 500 * Math.min(days, 7) + 1000 * Math.max(days - 7, 0);
  fines.set(name, (fines.get(name) ?? 0) + fine);
}
const owed = [...fines].filter(([, fine]) => fine > 0);
owed.sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
console.log(owed.length === 0 ? "Tidak ada denda" : owed.map(([name, fine]) => name + ": " + fine).join("\\n"));
`;

test("an exercise says what differs, and is passed", async ({ open }) => {
  const page = await open("main", `${STUDIO}/exercises/denda-perpustakaan`);
  const runTests = page.getByRole("button", { name: "Run tests" });
  await expect(editorOf(page)).toBeVisible();
  await runTests.click();
  await expect(page.getByRole("status").filter({ hasText: "4 tests differ" })).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Expected" })).toBeVisible();
  await write(page, FINES);
  await runTests.click();
  await expect(page.getByRole("status").filter({ hasText: "All 4 tests pass" })).toBeVisible();
});

test("code in an article runs where it stands, on a site without a studio too", async ({ page, server }) => {
  const asked: string[] = [];
  page.on("request", (request) => void asked.push(new URL(request.url()).pathname));
  const address = "/Berita/Detail/870478/papan-skor-voli-dipakai-di-turnamen-kecamatan";
  await page.goto(server.url("coding-school", address));
  const run = page.getByRole("button", { name: "Jalankan" });
  await page.locator("[data-code]").first().scrollIntoViewIfNeeded();
  await run.click();
  await expect(page.getByText("Program selesai tanpa menulis apa pun.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Buka di studio" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Sunting di sini" })).toBeVisible();
  expect(asked.filter((path) => path.includes("CodeEditor"))).toEqual([]);
});
