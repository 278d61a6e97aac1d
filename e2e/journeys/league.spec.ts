import { randomUUID } from "node:crypto";

import type { Browser, Page } from "@playwright/test";

import { untilTakenOver } from "../faults/expectations";
import { Person } from "../fixtures/Person";
import type { ServerProcess } from "../fixtures/ServerProcess";
import { signInAs } from "../fixtures/signInAs";
import { expect, test } from "../fixtures/test";
import { violationsOf } from "../fixtures/violationsOf";

// A browser reports the requests of a device without a line, and the answer to an entry that differs from a colleague's.
test.use({
  expectedMessages: /ERR_INTERNET_DISCONNECTED|status of (403|409)/,
  // A server of its own: matches are played, and an administrator has a second step afterwards.
  serverEnv: { VITALS_SAMPLE: "1" },
});

const SITE = "school-league";

const signIn = async (browser: Browser, server: ServerProcess, who: string, target: string): Promise<Page> => {
  const page = await (await browser.newContext()).newPage();
  await signInAs(page, server, { site: SITE, name: who, target });
  return page;
};

/** The board as whoever does not see it has it. */
const board = (page: Page) => page.getByRole("heading", { level: 1 });

/** A referee at the desk of a match. */
const openDesk = async (browser: Browser, server: ServerProcess, teams: string): Promise<Page> => {
  const referee = await signIn(browser, server, "lead-program", "/Liga-Smk/Referee");
  await referee.getByRole("link", { name: teams }).first().click();
  await referee.waitForURL(/\/Liga-Smk\/Referee\/[0-9a-f-]{36}$/);
  await untilTakenOver(referee);
  return referee;
};

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

const correct = async (page: Page, team: string, points: string, reason: string): Promise<void> => {
  const panel = page.getByRole("region", { name: new RegExp(`^${team}`) });
  await panel.getByText(/^(Tarik|Koreksi) nilai/).click();
  await panel.getByRole("textbox", { name: "Nilai" }).fill(points);
  await panel.getByRole("textbox", { name: /^Alasan/ }).fill(reason);
  await panel.getByRole("button", { name: "Catat" }).click();
};

test("a match is watched while a referee notes it, loses the line, ends and corrects it", async ({
  page,
  browser,
  server,
}) => {
  test.setTimeout(120_000);
  const referee = await openDesk(browser, server, "Nusa Penida – Bahari Tegal");
  await page.goto(server.url(SITE, "/Liga-Smk"));
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Nusa Penida lawan Bahari Tegal/ })
    .click();
  await expect(page.getByText("Belum mulai")).toBeVisible();
  await untilTakenOver(page);

  await press(referee, "Mulai laga");
  await press(referee, "Tambah 3 untuk Nusa Penida");
  await expect(board(page)).toHaveText("Nusa Penida 3, Bahari Tegal 0");
  await press(referee, "Tambah 2 untuk Bahari Tegal");
  await expect(board(page)).toHaveText("Nusa Penida 3, Bahari Tegal 2");
  await referee.getByRole("button", { name: /^Batalkan/ }).click();
  await expect(board(page)).toHaveText("Nusa Penida 3, Bahari Tegal 0");

  await referee.context().setOffline(true);
  await press(referee, "Tambah 1 untuk Bahari Tegal");
  await press(referee, "Babak berikutnya");
  await expect(referee.getByText("2 catatan menunggu")).toBeVisible();
  await referee.context().setOffline(false);
  await expect(board(page)).toHaveText("Nusa Penida 3, Bahari Tegal 1");
  await expect(referee.getByText("2 catatan terkirim")).toBeVisible();

  for (const round of [3, 4, 5]) {
    await press(referee, "Babak berikutnya");
    await expect(referee.getByText(`Babak ${round} dari 5`)).toBeVisible();
  }
  await press(referee, "Peluit akhir");
  await press(referee, "Kapten Nusa Penida setuju");
  await press(referee, "Kapten Bahari Tegal setuju");
  await press(referee, "Sahkan hasil");
  await expect(page.getByText("Nusa Penida menang")).toBeVisible();
  await correct(referee, "Bahari Tegal", "4", "Babak kelima <b>belum</b> dihitung");
  await expect(page.getByText("Bahari Tegal menang")).toBeVisible();
  await expect(page.getByText("Koreksi: Babak kelima <b>belum</b> dihitung", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Klasemen dan jadwal" }).click();
  await expect(
    page
      .getByRole("row", { name: /Bahari Tegal/ })
      .getByRole("cell")
      .last(),
  ).toHaveText("25");
  await referee.context().close();
});

test("a stream that is cut misses nothing, and a referee chooses between what two have noted", async ({
  page,
  browser,
  server,
}) => {
  test.setTimeout(120_000);
  const referee = await openDesk(browser, server, "Karsa Mulya Palangka – Surya Ende");
  const [match = ""] = new URL(referee.url()).pathname.split("/").slice(-1);
  const colleague = await new Person(server).signIn(SITE, "admin");
  const note = (body: object) =>
    colleague.call(SITE, "POST", "/api/community/league/note", {
      match,
      id: randomUUID(),
      at: new Date().toISOString(),
      side: "away",
      round: 1,
      ...body,
    });
  await page.goto(server.url(SITE, `/Liga-Smk/Match/${match}`));
  await untilTakenOver(page);
  await press(referee, "Mulai laga");
  await expect(page.getByText("Langsung")).toBeVisible();
  await page.context().setOffline(true);
  await press(referee, "Tambah 1 untuk Surya Ende");
  await expect(referee.getByText("terkirim")).toHaveCount(2);
  expect((await note({ seen: 1, kind: "points", points: 2, second: 1 })).status).toBe(409);
  await expect(referee.getByText("Wasit kedua mencatat hal lain")).toBeVisible();
  await referee.getByRole("button", { name: /^Pakai \+2/ }).click();
  await expect(referee.getByText("Wasit kedua mencatat hal lain")).toHaveCount(0);
  expect((await note({ seen: 4, kind: "points", side: "home", points: 3, second: 40 })).status).toBe(201);
  await page.context().setOffline(false);
  await expect(board(page)).toHaveText("Karsa Mulya Palangka 3, Surya Ende 2", { timeout: 20_000 });
  await referee.context().close();
});

test("whoever is no referee does not come to the desk", async ({ browser, server, page }) => {
  await page.goto(server.url(SITE, "/Liga-Smk/Referee"));
  await expect(page).toHaveURL(/^http:\/\/account\./);
  const student = await (await browser.newContext()).newPage();
  await signInAs(student, server, { site: SITE, name: "student", target: "/Liga-Smk" });
  expect((await student.goto(server.url(SITE, "/Liga-Smk/Referee")))?.status()).toBe(403);
  await student.context().close();
});

for (const colorScheme of ["light", "dark"] as const)
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test("pages of the league break no rule of accessibility", async ({ page, server }) => {
      test.setTimeout(90_000);
      const wrong: string[] = [];
      for (const target of [
        "/Liga-Smk",
        "/Liga-Smk?season=2025-26",
        "/Liga-Smk?view=matches",
        "/Liga-Smk/Team/nusa-penida",
      ])
        for (const width of [360, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(server.url(SITE, target));
          wrong.push(...(await violationsOf(page)).map((rule) => `${target} at ${width}: ${rule}`));
        }
      await page.getByRole("link", { name: /^Nusa Penida lawan Tirta Samarinda/ }).click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Nusa Penida 7");
      wrong.push(...(await violationsOf(page)));
      expect(wrong).toEqual([]);
    });
  });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("tables, seasons, regions and matches are links", async ({ page, server }) => {
    await page.goto(server.url(SITE, "/Liga-Smk"));
    await page.getByRole("link", { name: "Tengah" }).click();
    await expect(page.getByRole("row", { name: /Wana Jepara/ })).toHaveCount(0);
    await expect(page.getByRole("row", { name: /Nusa Penida/ })).toBeVisible();
    await page.getByRole("link", { name: "Musim 2025/26", exact: true }).click();
    await expect(page.getByText("Juara 2026")).toBeVisible();
    await page
      .getByRole("main")
      .getByRole("link", { name: /^Bahari Tegal lawan Nusa Penida/ })
      .click();
    await expect(page.getByText("Nusa Penida menang")).toBeVisible();
  });
});
