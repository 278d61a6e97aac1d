import type { Page, Route } from "@playwright/test";

import { ask } from "../fixtures/ask";
import { expect, test } from "../fixtures/test";

const ENTRY = /\/remotes\/courses\/[^/]+\/remoteEntry\.js/;
const PAGE_CHUNK = /\/remotes\/courses\/[^/]+\/page-catalogue\.[^/]+\.js/;

const missing = (route: Route) => route.fulfill({ status: 404, body: "" });
const hanging = () => new Promise<void>(() => {});
const garbled = (route: Route) => route.fulfill({ contentType: "text/javascript", body: "}{ this is not JavaScript" });
const altered = async (route: Route) => {
  const { host, port, pathname, search } = new URL(route.request().url());
  const { text, headers } = await ask(Number(port), host, pathname + search, {});
  await route.fulfill({ contentType: headers["content-type"] ?? "", body: `${text} ` });
};

const BREAKS = [
  { what: "its entry is not there", address: ENTRY, answer: missing, phase: "entry" },
  { what: "its entry never answers", address: ENTRY, answer: hanging, phase: "entry" },
  { what: "its entry is not JavaScript", address: ENTRY, answer: garbled, phase: "entry" },
  { what: "one byte of its entry was changed", address: ENTRY, answer: altered, phase: "entry" },
  { what: "the page's chunk is not there", address: PAGE_CHUNK, answer: missing, phase: "chunk" },
  { what: "one byte of the page's chunk was changed", address: PAGE_CHUNK, answer: altered, phase: "chunk" },
] as const;

const expectFrame = async (page: Page) => {
  await expect(page.getByRole("banner").getByRole("link", { name: "Courses", exact: true })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
};

test.describe("when a remote does not come to the browser", () => {
  // The browser itself reports what it could not load or would not run.
  test.use({
    expectedMessages:
      /Failed to load resource|integrity|preload|remoteEntry|RUNTIME-|already registered|ChunkLoadError|SyntaxError/,
  });

  for (const { what, address, answer, phase } of BREAKS)
    test(`its page can still be read, says what does not work and comes alive by a retry: ${what}`, async ({
      page,
      server,
    }) => {
      test.slow(); // an entry that never answers is waited for
      await page.route(address, answer);
      // What never answers keeps the page from being loaded for good.
      await page.goto(server.url("main", "/Courses"), { waitUntil: "domcontentloaded" });
      const retry = page.getByRole("main").getByRole("button", { name: "Try again" });
      await expect(retry).toBeVisible({ timeout: 30_000 });
      await expectFrame(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/courses you can take$/);
      await expect(page.getByRole("link", { name: "Backend Engineering with Go" })).toBeVisible();
      await expect
        .poll(() =>
          server.logs().filter((line) => line["remote"] === "courses" && line["phase"] === phase && line["version"]),
        )
        .not.toHaveLength(0);

      await page.unroute(address);
      await retry.click();
      await expect(retry).toBeHidden();
      await page.getByRole("group", { name: "Level" }).getByLabel("Advanced").check();
      await expect(page).toHaveURL(/level=Advanced/);
    });

  test("a home page keeps all its other parts", async ({ page, open }) => {
    await page.route(ENTRY, missing);
    await open("main");
    await expectFrame(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("link", { name: "Backend Engineering with Go" })).toBeVisible();
  });
});
