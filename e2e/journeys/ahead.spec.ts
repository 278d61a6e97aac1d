import type { Page } from "@playwright/test";

import { untilTakenOver } from "../faults/expectations";
import { expect, test } from "../fixtures/test";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const coursesLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Courses", exact: true });

/** Collects the page data that the browser requests from now on. */
const askedBy = (page: Page): readonly string[] => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith("/_page/") || (pathname.startsWith("/api/") && request.method() === "GET"))
      asked.push(pathname + search);
  });
  return asked;
};

const course = "/Courses/backend-engineering-with-go";

test("what a link leads to is there before the click, and nothing of it is seen", async ({ page, server }) => {
  await page.goto(server.url("main", course));
  await untilTakenOver(page);
  const asked = askedBy(page);
  const shown = await page.getByRole("main").innerText();
  const answer = page.waitForResponse((response) => response.url().endsWith("/_page/Courses"));
  await coursesLink(page).hover();
  await (await answer).finished();
  expect(await page.getByRole("main").innerText()).toBe(shown);
  await expect(page.getByRole("progressbar")).toHaveCount(0);

  await coursesLink(page).click();
  await expect(heading(page)).toHaveText(/courses you can take$/);
  expect(asked).toEqual(["/_page/Courses"]);
});

test("a click is one request for data, with its code beside it, and none where the code is there", async ({
  page,
  server,
}) => {
  await page.goto(server.url("main", course));
  await untilTakenOver(page);
  const asked = askedBy(page);
  await coursesLink(page).dispatchEvent("click");
  await expect(heading(page)).toHaveText(/courses you can take$/);
  const detail = page.getByRole("main").getByRole("article").getByRole("heading").getByRole("link").first();
  const path = await detail.getAttribute("href");
  await detail.dispatchEvent("click");
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  expect(asked).toEqual(["/_page/Courses", `/_page${path}`]);
});

test.describe("where it could not be had", () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test("the click asks anew", async ({ page, server }) => {
    await page.goto(server.url("main", course));
    await untilTakenOver(page);
    await page.route("**/_page/Courses", (route) => route.fulfill({ status: 502, body: "" }), { times: 1 });
    const answer = page.waitForResponse((response) => response.status() === 502);
    await coursesLink(page).hover();
    await answer;
    await coursesLink(page).click();
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(6);
  });
});

test("Back shows a page as it was left, at once, and then as it is now", async ({ page, server }) => {
  await page.goto(server.url("main", "/Courses"));
  await untilTakenOver(page);
  const names = await page.getByRole("main").getByRole("article").getByRole("heading").allInnerTexts();
  await page.getByRole("main").getByRole("article").getByRole("heading").getByRole("link").first().click();
  await expect(heading(page)).not.toHaveText(/courses you can take$/);
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route("**/_page/Courses", async (route) => {
    await held;
    await route.continue();
  });
  const refreshed = page.waitForResponse((response) => response.url().endsWith("/_page/Courses"));
  await page.goBack();
  await expect(page.getByRole("main").getByRole("article").getByRole("heading")).toHaveText(names);
  letGo();
  await (await refreshed).finished();
  await expect(page.getByRole("main").getByRole("article").getByRole("heading")).toHaveText(names);
});

test("Back that is pressed after a reload, before the page's program runs, leads back", async ({ page, server }) => {
  await page.goto(server.url("main", course));
  await untilTakenOver(page);
  await coursesLink(page).click();
  await expect(heading(page)).toHaveText(/courses you can take$/);

  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/assets\/shell\.[^/]*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: "commit" });
  await expect(heading(page)).toHaveText(/courses you can take$/);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(new RegExp(`${course}$`));
  letGo();
  await expect(heading(page)).toHaveText("Backend Engineering with Go");
  await expect(page).toHaveURL(new RegExp(`${course}$`));
});
