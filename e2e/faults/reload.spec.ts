import type { Page, Route } from "@playwright/test";

import { expect, test } from "../fixtures/test";
import { countDocuments, missing, script } from "./breaks";
import { expectFrame, expectLiveCatalogue, notice, retryIn, untilTakenOver } from "./expectations";

const PAGE_CHUNK = script("pages-CataloguePage");
/** Longer than the shell calls quick, counted from the first byte: its own scripts have to run by then. */
const SLOW_MS = 5_000;

const searchField = (page: Page) => page.getByRole("searchbox", { name: "Search courses" });

/** The last reload of this visitor becomes one of so long ago. */
const setLastReload = (page: Page, agoMs: number): Promise<void> =>
  page.evaluate((ago) => {
    document.cookie = `chunk_reload_at=${Date.now() - ago}; Max-Age=60; Path=/; SameSite=Lax`;
  }, agoMs);

const openCourses = (page: Page): Promise<void> =>
  page.getByRole("banner").getByRole("link", { name: "Courses", exact: true }).click();

/** How many failures a page has told the server of. */
const countReports = (page: Page): (() => number) => {
  let count = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/client-report") count += 1;
  });
  return () => count;
};

/** Specification sections 4, 8 and 9: one reload, at most once per 60 seconds. */
test.describe("a chunk that cannot be loaded", () => {
  test.use({
    expectedMessages:
      /Failed to load resource|valid digest|SRI's integrity checks failed|preloaded using link preload|could not be (?:logged|reported)/,
  });

  test("is asked for once more, and the page that is open stays", async ({ page, server }) => {
    const documents = countDocuments(page);
    await page.route(PAGE_CHUNK, missing, { times: 1 });
    await page.goto(server.url("main"));
    await untilTakenOver(page);
    await openCourses(page);
    await expectLiveCatalogue(page);
    expect(documents()).toBe(1);
  });

  test("reloads the page once where it is not there a second time, which then works", async ({ page, server }) => {
    const documents = countDocuments(page);
    await page.route(PAGE_CHUNK, (route) => (documents() < 2 ? missing(route) : route.continue()));
    await page.goto(server.url("main"));
    await untilTakenOver(page);
    await openCourses(page);
    await expect.poll(documents).toBe(2);
    await expect(page).toHaveURL(/\/Courses$/);
    await expectLiveCatalogue(page);
    expect(documents()).toBe(2);
  });

  test("is not answered with a second reload within a minute, in another tab neither", async ({
    page,
    context,
    server,
  }) => {
    const documents = countDocuments(page);
    await context.route(PAGE_CHUNK, missing);
    await page.goto(server.url("main", "/Courses"));
    await expect(notice(page)).toContainText("its buttons and search do not work");
    expect(documents()).toBe(2);
    await expectFrame(page);

    const other = await context.newPage();
    const documentsOfOther = countDocuments(other);
    const reports = countReports(other);
    await other.goto(server.url("main"));
    await untilTakenOver(other);
    await openCourses(other);
    await expect(retryIn(other.getByRole("main"))).toBeVisible();
    expect(documentsOfOther()).toBe(1);

    await retryIn(other.getByRole("main")).click();
    await expect.poll(reports).toBe(4);
    await expect(retryIn(other.getByRole("main"))).toBeVisible();
    expect(documentsOfOther()).toBe(1);
  });

  test("is answered with another reload once the minute is over", async ({ page, context, server }) => {
    const documents = countDocuments(page);
    await context.route(PAGE_CHUNK, missing);
    await page.goto(server.url("main", "/Courses"));
    await expect(notice(page)).toContainText("its buttons and search do not work");
    expect(documents()).toBe(2);
    await context.unroute(PAGE_CHUNK);
    await context.route(PAGE_CHUNK, (route) => (documents() < 3 ? missing(route) : route.continue()));
    await setLastReload(page, 60_000);
    await retryIn(notice(page)).click();
    await expect.poll(documents).toBe(3);
    await untilTakenOver(page);
    await expectLiveCatalogue(page);
  });

  test("is answered with one reload also where that brings a version which clears local storage", async ({
    page,
    server,
  }) => {
    const documents = countDocuments(page);
    await page.route(PAGE_CHUNK, missing);
    await page.addInitScript(() => localStorage.setItem("app_version", "of another time"));
    await page.goto(server.url("main", "/Courses"));
    await expect(notice(page)).toContainText("its buttons and search do not work");
    expect(documents()).toBe(2);
  });

  test("keeps what was typed", async ({ page, server }) => {
    const documents = countDocuments(page);
    const slowlyMissing = async (route: Route): Promise<void> => {
      await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
      await missing(route);
    };
    await page.route(PAGE_CHUNK, slowlyMissing, { times: 1 });
    await page.goto(server.url("main", "/Courses"), { waitUntil: "commit" });
    await searchField(page).fill("PostgreSQL");
    await expect.poll(documents).toBe(2);
    await expect(searchField(page)).toHaveValue("PostgreSQL");
    await expect(page).toHaveURL(/search=PostgreSQL/);
  });

  test("does not take an offline visitor's page away", async ({ page, context, server }) => {
    const documents = countDocuments(page);
    await page.goto(server.url("main"));
    await untilTakenOver(page);
    await context.setOffline(true);
    await expect(page.getByText("You are offline. What is open can still be read.")).toBeVisible();
    await openCourses(page);
    await expect(retryIn(page.getByRole("main"))).toBeVisible();
    expect(documents()).toBe(1);
    await context.setOffline(false);
    await expect(page.getByText("You are back online.")).toBeVisible();
  });
});
