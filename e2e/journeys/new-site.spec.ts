import { readFile } from "node:fs/promises";

import type { Page } from "@playwright/test";

import type { ServerProcess } from "../fixtures/ServerProcess";
import { signInAs } from "../fixtures/signInAs";
import { expect, test } from "../fixtures/test";

test.use({
  serverEnv: { VITALS_SAMPLE: "0" },
  // A site that takes a file asks for the classes that its links lead to.
  expectedMessages: /status of 404 .*\/Class\/Competence\//,
});

const NEW = "sanggar-laras";

const next = (page: Page): Promise<void> => page.getByRole("button", { name: "Lanjut", exact: true }).click();

/** Answers the questions of a new site, as short as they may be, in both languages. */
const makeSite = async (page: Page): Promise<void> => {
  await page.getByLabel("Nama situs").fill("Sanggar Laras");
  for (let step = 1; step < 4; step += 1) await next(page);
  // Without a sentence it goes no further.
  await next(page);
  await expect(page.getByText("Perlu diisi")).toBeVisible();
  await page.getByLabel("Untuk siapa situs ini").fill("Belajar gamelan dari awal.");
  await next(page);
  await page.getByLabel("Surel kantor").fill("halo@laras.example");
  await page.getByRole("switch", { name: "Juga dalam bahasa Inggris" }).click();
  await page.getByLabel("Untuk siapa situs ini").fill("Learn gamelan from the beginning.");
  await page.getByRole("button", { name: "Buka situs" }).click();
  await expect(page.getByRole("link", { name: `${NEW}.localhost` })).toBeVisible();
};

/** Paths of the site that a page links to. */
const linksOn = (html: string): readonly string[] => [
  ...new Set(Array.from(html.matchAll(/<a\b[^>]*href="(\/[^"#?]*)/g), ([, path = ""]) => path)),
];

/** The main part of a page, without its host's name and the ids that each answer makes anew. */
const readOn = async (server: ServerProcess, site: string, path: string): Promise<string> => {
  const { status, text } = await server.ask(site, path);
  const [, main = ""] = /<main\b[^>]*>([\s\S]*?)<\/main>/.exec(text) ?? [];
  return `${status} ${main.replaceAll(site, "SITE").replace(/ (?:id|for|aria-\w+)="[^"]*"/g, "")}`;
};

test("somebody makes a site of nothing, and takes it elsewhere as a file", async ({ page, server }) => {
  test.setTimeout(180_000);
  await signInAs(page, server, {
    site: "demo",
    name: "superadmin",
    target: "/Editor/New-Site",
    isFirstOfOperator: true,
  });
  await makeSite(page);

  const home = await server.ask(NEW, "/");
  expect(home.text).toContain("Belajar gamelan dari awal.");
  const answers = await Promise.all(
    linksOn(home.text).map(async (path) => `${(await server.ask(NEW, path)).status} ${path}`),
  );
  expect(answers.length).toBeGreaterThan(4);
  // The other language, and the way to sign in, lead on.
  expect(answers.filter((answer) => !/^[23]/.test(answer))).toEqual([]);
  expect((await server.ask(NEW, "/About?lang=en")).text).toContain("Learn gamelan from the beginning.");
  expect((await server.ask(NEW, "/sitemap-pages.xml")).text).toContain("/About");

  // The seed's foundation, with its logos, becomes what the new site is.
  await page.goto(server.url("foundation", "/Login?back=/Editor/Transfer"));
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Unduh berkas situs" }).click();
  const file = await (await coming).path();
  await page.goto(server.url(NEW, "/Login?back=/Editor/Transfer"));
  const field = page.getByLabel("Berkas situs");
  const whole = await readFile(file);
  const cut = { name: "cut.json", mimeType: "application/json", buffer: whole.subarray(0, 5_000) };
  await field.setInputFiles(cut);
  await expect(page.getByRole("alert")).toContainText("terpotong");
  await field.setInputFiles({ name: "site.json", mimeType: "application/json", buffer: whole });
  await expect(page.getByText("Situs sudah ada di draf")).toBeVisible();
  // Classes are of the site that has them: links of the menu that lead nowhere here are named.
  await expect(page.getByText("/Class/Competence/akuntansi")).toBeVisible();
  await page.getByRole("link", { name: "Ke draf situs" }).last().click();
  await page.getByRole("button", { name: "Terbitkan", exact: true }).click();
  await page.getByRole("button", { name: "Terbitkan sekarang" }).click();
  await expect(page.getByText("Sama dengan yang terbit", { exact: true })).toBeVisible();
  for (const path of ["/Metamorfosa", "/Privacy-Policy"])
    expect(await readOn(server, NEW, path)).toBe(await readOn(server, "foundation", path));
});
