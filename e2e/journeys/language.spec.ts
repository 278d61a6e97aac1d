import type { Page } from "@playwright/test";

import { expect, test } from "../fixtures/test";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const languageOf = (page: Page) => page.locator("html").getAttribute("lang");

const INDONESIAN = "Ruang belajar daring yang memakai baju sekolah Anda.";
const ENGLISH = "An online classroom that wears your school’s uniform.";

test.describe("a visitor of a site in two languages", () => {
  // Room for all of the header's links in one line.
  test.use({ viewport: { width: 1440, height: 900 } });

  test("reads it in the other one, finds it so again, and comes back", async ({ page, open }) => {
    await open("demo");
    await expect(heading(page)).toHaveText(INDONESIAN);
    const header = page.getByRole("banner");
    await header.getByRole("link", { name: "EN English" }).click();

    await expect(heading(page)).toHaveText(ENGLISH);
    expect(await languageOf(page)).toBe("en");
    await expect(page).toHaveURL(/localhost:\d+\/$/);
    await expect(page).toHaveTitle(/^One classroom for the whole school/);
    await expect(header.getByRole("link", { name: "Price" })).toBeVisible();

    await page.reload();
    await expect(heading(page)).toHaveText(ENGLISH);
    await header.getByRole("link", { name: "Sample classes" }).click();
    await expect(page.getByRole("searchbox", { name: "Search courses" })).toBeVisible();

    await page.getByRole("contentinfo").getByRole("link", { name: "Bahasa Indonesia" }).click();
    await expect(page).toHaveURL(/\/Class$/);
    await expect(page.getByRole("searchbox", { name: "Cari kelas" })).toBeVisible();
    expect(await languageOf(page)).toBe("id");
  });

  test("stays on the page they read, with its question", async ({ page, open }) => {
    await open("demo", "/Courses?search=kapal&page=1");
    await page.getByRole("banner").getByRole("link", { name: "EN English" }).click();
    await expect(page).toHaveURL(/\/Courses\?search=kapal&page=1$/);
    expect(await languageOf(page)).toBe("en");
  });

  test("finds the switch in the small screens' menu", async ({ page, open }) => {
    await page.setViewportSize({ width: 360, height: 720 });
    await open("demo");
    const header = page.getByRole("banner");
    await header.getByText("Menu", { exact: true }).click();
    await header.getByRole("link", { name: "EN English" }).click();
    await expect(heading(page)).toHaveText(ENGLISH);
  });

  test("is not asked where the site has one language only", async ({ page, open }) => {
    await open("main");
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("link", { name: /Bahasa Indonesia|English/ })).toHaveCount(0);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the language changes too", async ({ page, open }) => {
    await open("demo");
    await page.getByRole("banner").getByRole("link", { name: "EN English" }).click();
    await expect(heading(page)).toHaveText(ENGLISH);
    await page.getByRole("contentinfo").getByRole("link", { name: "Bahasa Indonesia" }).click();
    await expect(heading(page)).toHaveText(INDONESIAN);
  });
});

test("each request is answered in its own visitor's language", async ({ server }) => {
  const cookies = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? "language=en" : "language=id"));
  const answers = await Promise.all(cookies.map((cookie) => server.ask("demo", "/", { headers: { cookie } })));
  const languages = answers.map(({ text }) => /<html lang="(\w+)"/.exec(text)?.[1]);
  expect(languages.map((language) => `language=${language}`)).toEqual(cookies);
  for (const { headers } of answers) expect(headers.vary).toContain("cookie");
});

test("the switch never leads to another site", async ({ server }) => {
  for (const back of ["//elsewhere.example", "https://elsewhere.example", "/\\elsewhere.example", "/_language"]) {
    const { status, headers } = await server.ask("demo", `/_language?to=en&back=${encodeURIComponent(back)}`);
    expect([back, status, headers.location]).toEqual([back, 303, "/"]);
  }
});
