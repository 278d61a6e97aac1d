import { readFile } from "node:fs/promises";

import { expect, test } from "../fixtures/test";

const CHOSEN = ["Matematika dari anyaman", "Merakit radio pertama", "Panggung terbuka"] as const;

const summaries = (calendar: string): string[] =>
  calendar.match(/(?<=^SUMMARY:).*$/gm)?.map((line) => line.trim()) ?? [];

test("a visitor puts an agenda together, keeps it, takes it into a calendar, and hands it on", async ({
  page,
  open,
  browser,
  server,
}) => {
  await open("festival", "/");
  const agenda = page.getByRole("region", { name: "Agenda saya" });
  for (const title of CHOSEN.slice(0, 2)) await page.getByLabel(`Masukkan ke agenda: ${title}`).check();
  await page.getByText("Minggu", { exact: false }).first().click();
  await page.getByLabel(`Masukkan ke agenda: ${CHOSEN[2]}`).check();
  await expect(agenda.getByText("Bentrok dengan acara lain pada jam yang sama")).toHaveCount(2);
  await page.reload();
  await expect(agenda.getByText("3 acara di agenda Anda.")).toBeVisible();
  const download = page.waitForEvent("download");
  await agenda.getByRole("button", { name: "Unduh ke kalender (.ics)" }).click();
  const calendar = await readFile(await (await download).path(), "utf8");
  expect(summaries(calendar)).toEqual([...CHOSEN]);
  expect(calendar).toContain("DTSTART:20270306T023000Z");

  const other = await (await browser.newContext()).newPage();
  await other.goto(new URL("/#agenda=6-0930-2.7-1600-1", server.url("festival")).href);
  await other.getByRole("button", { name: "Masukkan ke agenda saya" }).click();
  await expect(other.getByRole("listitem").filter({ hasText: "Keluarkan" })).toHaveCount(2);
  expect(new URL(other.url()).hash).toBe("");
  await other.context().close();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("what is ticked becomes a calendar, and a sponsor's proposal has the company's name", async ({ page, open }) => {
    await open("festival", "/");
    await page.getByLabel(`Masukkan ke agenda: ${CHOSEN[0]}`).check();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Unduh ke kalender (.ics)" }).click();
    expect(summaries(await readFile(await (await download).path(), "utf8"))).toEqual([CHOSEN[0]]);
    await page.getByLabel("Nama perusahaan").fill("PT Kain Nusantara <b>& Anak</b>");
    const proposal = page.waitForEvent("download");
    await page.getByRole("button", { name: "Unduh proposal (PDF)" }).click();
    const file = await readFile(await (await proposal).path());
    expect(file.subarray(0, 5).toString()).toBe("%PDF-");
  });
});

test("only a site with an event has an agenda and a proposal", async ({ server }) => {
  const statusOf = async (site: string, path: string) => (await server.ask(site, path)).status;
  expect(await statusOf("festival", "/Agenda.ics?s=6-0930-1&s=rubbish")).toBe(200);
  for (const path of ["/Agenda.ics?s=6-0930-1", "/Sponsor-Proposal.pdf"])
    expect(await statusOf("foundation", path), path).toBe(404);
  for (const site of ["main", "demo"]) expect(await statusOf(site, "/Sponsor-Proposal.pdf?for=A"), site).toBe(200);
});
