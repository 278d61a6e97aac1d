import type { Page } from "@playwright/test";

import { expect, test } from "../fixtures/test";

// Room for all of the header's links in one line.
test.use({ viewport: { width: 1440, height: 900 } });

const attributesOf = (page: Page, selector: string, name: string): Promise<(string | null)[]> =>
  page
    .locator(selector)
    .evaluateAll((elements, attribute) => elements.map((each) => each.getAttribute(attribute)), name);

const alternatesOf = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)].map(
      ([, language = "", href = ""]) => [language, href],
    ),
  );

test.describe("a page that is written in two languages", () => {
  test("has an address for each, and each names all of them and itself", async ({ server }) => {
    const all = { id: server.url("demo"), en: server.url("demo", "/?lang=en"), "x-default": server.url("demo") };
    for (const [language, target] of [
      ["id", "/"],
      ["en", "/?lang=en"],
    ] as const) {
      const { text } = await server.ask("demo", target);
      expect(text).toContain(`<html lang="${language}"`);
      expect(alternatesOf(text)).toEqual(all);
      expect(text).toContain(`<link rel="canonical" href="${all[language]}">`);
      expect(text).toContain(`<meta property="og:locale" content="${language === "id" ? "id_ID" : "en_US"}">`);
    }
  });

  test("is one page where only the frame around its words is translated, and on a site of one language", async ({
    server,
  }) => {
    const { text } = await server.ask("demo", "/Courses?lang=en");
    expect(text).toContain('<html lang="en"');
    expect(alternatesOf(text)).toEqual({});
    expect(text).toContain(`<link rel="canonical" href="${server.url("demo", "/Courses")}">`);
    expect(alternatesOf((await server.ask("main", "/?lang=id")).text)).toEqual({});
    expect((await server.ask("main", "/?lang=id")).text).toContain('<html lang="en"');
  });

  test("keeps the language of its address for the pages after it, until the visitor chooses", async ({
    page,
    open,
  }) => {
    await open("demo", "/?lang=en");
    const header = page.getByRole("banner");
    await header.getByRole("link", { name: "Sample classes" }).click();
    await expect(page).toHaveURL(/\/Class$/);
    await page.reload();
    await expect(page.getByRole("searchbox", { name: "Search courses" })).toBeVisible();
    await open("demo", "/?lang=en");
    await header.getByRole("link", { name: "ID Bahasa Indonesia" }).click();
    await expect(page).toHaveURL(/localhost:\d+\/$/);
    await expect(page.locator("html")).toHaveAttribute("lang", "id");
  });
});

test("says its keywords in its own language too", async ({ server }) => {
  const keywordsOf = (html: string) => /<meta name="keywords" content="([^"]+)"/.exec(html)?.[1];
  const [own, other] = [await server.ask("demo"), await server.ask("demo", "/?lang=en")].map(({ text }) =>
    keywordsOf(text),
  );
  expect(own).toContain("ruang belajar daring");
  expect(other).toContain("online classroom");
});

test("the head is that of the page shown, however the visitor came to it", async ({ page, open, server }) => {
  const readHead = async () => ({
    title: await page.title(),
    canonical: await attributesOf(page, 'link[rel="canonical"]', "href"),
    alternates: await attributesOf(page, "link[hreflang]", "hreflang"),
    shared: await attributesOf(page, 'meta[property="og:title"], meta[name="twitter:title"]', "content"),
    descriptions: await attributesOf(page, 'meta[name="description"], meta[property="og:description"]', "content"),
    address: await attributesOf(page, 'meta[property="og:url"]', "content"),
    robots: await attributesOf(page, 'meta[name="robots"]', "content"),
    data: await page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((elements) => elements.map(({ textContent }) => JSON.parse(textContent) as unknown)),
  });
  const served = new Map<string, Awaited<ReturnType<typeof readHead>>>();
  for (const target of ["/", "/Class", "/Class?page=2"]) {
    await open("demo", target);
    served.set(target, await readHead());
  }
  expect(served.get("/")?.alternates).toEqual(["id", "en", "x-default"]);

  await open("demo");
  await page.getByRole("banner").getByRole("link", { name: "Contoh kelas" }).click();
  await expect(page).toHaveURL(server.url("demo", "/Class"));
  await expect.poll(readHead).toEqual(served.get("/Class"));
  await page.goBack();
  await expect.poll(readHead).toEqual(served.get("/"));
});
