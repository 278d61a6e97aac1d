import type { Page, Request } from "@playwright/test";

import { untilTakenOver } from "../faults/expectations";
import { expect, test } from "../fixtures/test";

const LOG = "**/api/services/logger/log/click";
/** The page load is logged when the page has had so long to arrive. */
const PATIENCE_MS = 5_000;

interface Sent {
  readonly from: string;
  readonly to: string;
  readonly type: string;
  readonly timestamp: string;
}

interface Log {
  readonly sent: () => readonly Sent[];
  readonly statuses: () => Promise<readonly (number | undefined)[]>;
}

/** What the pages of a browser send to the log. */
const watchLog = (page: Page): Log => {
  const requests: Request[] = [];
  page.context().on("request", (request) => {
    if (request.url().endsWith("/api/services/logger/log/click")) requests.push(request);
  });
  return {
    sent: () => requests.map((request) => request.postDataJSON() as Sent), // the product's own JSON, compared by the tests
    statuses: () => Promise.all(requests.map(async (request) => (await request.response())?.status())),
  };
};

const link = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Courses", exact: true });

/** Opens a page of the main site whose clock the test moves. */
const open = async (page: Page, address: string): Promise<void> => {
  await page.clock.install();
  await page.goto(address);
  await untilTakenOver(page);
};

test("the first page of a session is logged, once, and the platform takes it", async ({ page, server }) => {
  const log = watchLog(page);
  await open(page, server.url("main", "/Courses?search=Go"));
  await page.clock.fastForward(PATIENCE_MS);
  await expect.poll(log.sent).toHaveLength(1);
  expect(log.sent()).toEqual([
    {
      from: "",
      to: server.url("main", "/Courses"),
      type: "page_load",
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    },
  ]);
  expect(await log.statuses()).toEqual([201]);

  await page.reload();
  await untilTakenOver(page);
  await page.clock.fastForward(PATIENCE_MS);
  await link(page).click({ modifiers: ["ControlOrMeta"] });
  await expect.poll(() => log.sent().map(({ type }) => type)).toEqual(["page_load", "internal_navigation"]);
});

test.describe("what cannot be logged", () => {
  test.use({ expectedMessages: /warning: .*could not be logged|Failed to load resource/ });

  test("is a warning, and the page load is tried again on the next load", async ({ page, server }) => {
    const log = watchLog(page);
    await page.route(LOG, (route) => route.fulfill({ status: 503, body: "" }));
    await open(page, server.url("main"));
    const warned = page.waitForEvent("console", (message) => message.type() === "warning");
    await page.clock.fastForward(PATIENCE_MS);
    expect((await warned).text()).toContain("The page load could not be logged");

    await page.unroute(LOG);
    await page.reload();
    await untilTakenOver(page);
    await page.clock.fastForward(PATIENCE_MS);
    await expect.poll(log.sent).toHaveLength(2);
    expect((await log.statuses())[1]).toBe(201);
  });
});

test("every way to follow a link is logged", async ({ page, server }) => {
  const log = watchLog(page);
  await page.context().route("https://elsewhere.example/**", (route) => route.fulfill({ body: "elsewhere" }));
  await page.goto(server.url("main"));
  await untilTakenOver(page);
  const from = server.url("main");
  const to = server.url("main", "/Courses");
  const entry = (type: string, goal: string, source = from) =>
    expect.objectContaining({ type, from: source, to: goal, timestamp: expect.any(String) });

  await link(page).click({ button: "middle" });
  await link(page).click({ modifiers: ["ControlOrMeta"] });
  await link(page).click({ modifiers: ["Shift"] });
  await link(page).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(to);
  await page.evaluate(() => {
    const away = Object.assign(document.createElement("a"), {
      href: "https://elsewhere.example/kursus?email=ratna%40example.com#isi",
      target: "_blank",
      rel: "noopener noreferrer",
      textContent: "Elsewhere",
    });
    document.querySelector("main")?.prepend(away);
  });
  await page.getByRole("link", { name: "Elsewhere" }).click();
  const clicks = () => log.sent().filter(({ type }) => type !== "page_load");
  await expect
    .poll(clicks)
    .toEqual([
      ...Array.from({ length: 4 }, () => entry("internal_navigation", to)),
      entry("external", "https://elsewhere.example/kursus", to),
    ]);
});
