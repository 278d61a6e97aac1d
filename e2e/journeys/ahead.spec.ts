import type { Page } from "@playwright/test";

import { untilTakenOver } from "../faults/expectations";
import { expect, test } from "../fixtures/test";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const coursesLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Courses", exact: true });

/** What the page asks hosts for from now on. */
const askedBy = (page: Page): readonly string[] => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/") && request.method() === "GET") asked.push(pathname);
  });
  return asked;
};

const course = "/Courses/backend-engineering-with-go";

test("what a link leads to is there before the click, and nothing of it is seen", async ({ page, server }) => {
  await page.goto(server.url("main", course));
  await untilTakenOver(page);
  const asked = askedBy(page);
  const shown = await page.getByRole("main").innerText();
  const answer = page.waitForResponse((response) => response.url().includes("/api/services/class/active"));
  await coursesLink(page).hover();
  await (await answer).finished();
  expect(await page.getByRole("main").innerText()).toBe(shown);
  await expect(page.getByRole("progressbar")).toHaveCount(0);

  await coursesLink(page).click();
  await expect(heading(page)).toHaveText(/courses you can take$/);
  expect(asked).toEqual(["/api/services/class/active"]);
});

test.describe("where it could not be had", () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test("the click asks anew", async ({ page, server }) => {
    await page.goto(server.url("main", course));
    await untilTakenOver(page);
    await page.route("**/api/services/class/active*", (route) => route.fulfill({ status: 502, body: "" }), {
      times: 1,
    });
    const answer = page.waitForResponse((response) => response.status() === 502);
    await coursesLink(page).hover();
    await answer;
    await coursesLink(page).click();
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(6);
  });
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
