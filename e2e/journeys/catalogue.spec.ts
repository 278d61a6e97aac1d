import { readFile } from "node:fs/promises";

import type { Page } from "@playwright/test";

import { untilTakenOver } from "../faults/expectations";
import { expect, test } from "../fixtures/test";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const courses = (page: Page) =>
  page.getByRole("main").getByRole("list").getByRole("heading", { level: 2 }).getByRole("link");
const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));
const choice = (page: Page, index: number) => page.getByRole("checkbox", { name: /^Compare / }).nth(index);
const historyLength = (page: Page): Promise<number> => page.evaluate(() => history.length);

test.describe("the list of courses", () => {
  test("is where one left it after a course: filters, order, page and how far down", async ({ page, open }) => {
    await open("main", "/Courses");
    await page.getByRole("combobox", { name: "Sort by" }).selectOption({ label: "Name, A to Z" });
    await expect(page).toHaveURL(/\?sort=name$/);
    await page.getByRole("group", { name: "Status" }).getByLabel("Registration open").check();
    await expect(page).toHaveURL(/\?state=registration-open&sort=name$/);
    await expect(page.getByText(/^\d+ of \d+ courses$/)).toBeVisible();
    const left = page.url();
    const last = courses(page).last();
    const name = await last.innerText();
    const names = await courses(page).allInnerTexts();
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, "en")));
    await last.scrollIntoViewIfNeeded();
    const place = await scrolled(page);
    expect(place).toBeGreaterThan(200);

    await last.click();
    await expect(heading(page)).toHaveText(name);
    await page.evaluate(() => scrollTo(0, 300));
    await page.goBack();
    await expect(page).toHaveURL(left);
    await expect(courses(page)).toHaveText(names);
    expect(await scrolled(page)).toBe(place);
    await expect(page.getByRole("group", { name: "Status" }).getByLabel("Registration open")).toBeChecked();
    await expect(page.getByRole("combobox", { name: "Sort by" })).toHaveValue("name");

    await page.goForward();
    await expect(heading(page)).toHaveText(name);
    await expect.poll(() => scrolled(page)).toBe(300);
    await page.reload();
    await untilTakenOver(page);
    await page.goBack();
    await expect(courses(page)).toHaveText(names);
    await expect.poll(() => scrolled(page)).toBe(place);
  });

  test("makes one step of the history of what is typed, and Back takes it away", async ({ page, open }) => {
    await open("main", "/Courses");
    const before = await historyLength(page);
    await page.getByRole("searchbox", { name: "Search courses" }).pressSequentially("postgres", { delay: 40 });
    await expect(page).toHaveURL(/search=postgres$/);
    await expect(courses(page)).toHaveCount(1);
    await page.getByRole("searchbox", { name: "Search courses" }).pressSequentially("ql", { delay: 400 });
    await expect(page).toHaveURL(/search=postgresql$/);
    expect(await historyLength(page)).toBe(before + 1);
    await page.goBack();
    await expect(page).toHaveURL(/\/Courses$/);
    await expect(courses(page)).toHaveCount(6);
  });

  test("finds its way back through ten pages", async ({ page, open }) => {
    await open("main", "/Courses");
    await untilTakenOver(page); // one document: between two, Back would end the script that presses it
    const seen: string[] = [];
    const here = async () => `${new URL(page.url()).pathname} ${await heading(page).innerText()}`;
    const note = async () => seen.push(await here());
    for (let visit = 0; visit < 5; visit += 1) {
      await note();
      const target = courses(page).nth(visit);
      const name = await target.innerText();
      await target.click();
      await expect(heading(page)).toHaveText(name);
      await note();
      await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").first().click();
      await expect(heading(page)).toContainText("courses you can take");
    }
    for (const [step, way] of [
      [-1, seen.toReversed()],
      [1, seen.slice(1)],
    ] as const)
      for (const place of way) {
        await page.evaluate((by) => history.go(by), step);
        await expect.poll(here, { intervals: [50] }).toBe(place);
      }
  });

  test("holds up to three courses beside each other, by keyboard, across pages", async ({ page, open }) => {
    await open("main", "/Courses");
    await untilTakenOver(page);
    for (const index of [0, 2]) {
      await choice(page, index).focus();
      await page.keyboard.press("Space");
    }
    await expect(page).toHaveURL(/\?compare=[^,&]+,[^,&]+$/);
    await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Next page" }).click();
    await expect(page).toHaveURL(/\?page=2&compare=/);
    await choice(page, 0).check();
    await expect(page.getByRole("status").filter({ hasText: "3 courses chosen" })).toBeVisible();
    await expect(page).toHaveURL(/compare=[^,&]+,[^,&]+,[^,&]+/);
    await expect(choice(page, 1)).toBeDisabled();

    const way = page.getByRole("link", { name: "See the comparison" });
    await way.focus();
    await page.keyboard.press("Enter");
    const table = page.getByRole("region", { name: "Courses compared" });
    await expect(table).toBeInViewport();
    await expect(table.getByRole("columnheader")).toHaveCount(4);
    await expect(table.getByRole("rowheader")).toHaveText([
      "Status",
      "Dates",
      "Time to learn",
      "Level",
      "Field",
      "Price",
      "By the end",
      "Mentors",
    ]);

    await page.reload();
    await expect(table.getByRole("columnheader")).toHaveCount(4);
    await table
      .getByRole("link", { name: /^Take out/ })
      .first()
      .click();
    await expect(table.getByRole("columnheader")).toHaveCount(3);
    await page.getByRole("link", { name: "Clear the choice" }).click();
    await expect(table).toHaveCount(0);
    await expect(page).toHaveURL(/\/Courses\?page=2$/);
  });

  test("keeps the comparison in its own frame on a phone", async ({ page, open }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open("main", "/Courses?sort=name");
    await untilTakenOver(page);
    for (const index of [0, 1, 2]) await choice(page, index).check();
    const table = page.getByRole("region", { name: "Courses compared" });
    await expect(table.getByRole("columnheader")).toHaveCount(4);
    const widths = await table.evaluate((frame) => ({
      page: document.documentElement.scrollWidth,
      frame: frame.clientWidth,
      inside: frame.scrollWidth,
    }));
    expect(widths.page).toBe(360);
    expect(widths.inside).toBeGreaterThan(widths.frame);
    await table.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => table.evaluate((frame) => frame.scrollLeft)).toBeGreaterThan(0);
  });
});

test.describe("the page of a course", () => {
  test("gives its first day as a calendar file, and its address", async ({ page, open, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open("main", "/Courses?state=registration-open");
    await untilTakenOver(page);
    const name = await courses(page).first().innerText();
    await courses(page).first().click();
    await expect(heading(page)).toHaveText(name);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Add to calendar" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^[\w-]+\.ics$/);
    const text = await readFile(await download.path(), "utf8");
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*\r\nDTSTART;VALUE=DATE:\d{8}\r\n[\s\S]*\r\nEND:VCALENDAR\r\n$/);
    expect(text.replaceAll("\r\n ", "")).toContain(`SUMMARY:Starts: ${name.replaceAll(/[\\;,]/g, "\\$&")}\r\n`);

    await page.getByRole("button", { name: "Copy link" }).click();
    await expect(page.getByText("Link copied.")).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(copied).pathname).toBe(new URL(page.url()).pathname);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the list is sorted, and courses are compared", async ({ page, open }) => {
    await open("main", "/Courses");
    await page.getByRole("combobox", { name: "Sort by" }).selectOption("name");
    for (const index of [0, 1]) await choice(page, index).check();
    await page.getByRole("button", { name: "Compare those chosen" }).click();
    await expect(page).toHaveURL(/sort=name/);
    await expect(page.getByRole("region", { name: "Courses compared" }).getByRole("columnheader")).toHaveCount(3);
  });
});

const ODD = [
  "page=0",
  "page=9999",
  "page=-1&page=2",
  "pageSize=1e9",
  "search=%27%22%3Cscript%3E",
  "search=%F0%9F%A7%B5%F0%9F%98%80",
  `search=${"x".repeat(5_000)}`,
  `search=x${"%F0%9F%A7%B5".repeat(400)}`,
  "search=%25_%5C",
  "search=%00",
  "state=nothing&state=ended",
  "type=%27%3B--",
  "sort=drop%20table",
  "level=&programIds=,,,",
  `programIds=${"a,".repeat(500)}`,
  "compare=gone,gone2",
  "compare=%F0%9F%A7%B5,b,c,d,e",
  `compare=${"x".repeat(5_000)},y`,
];

for (const path of ["/Courses", "/Class", "/Class/Competence/pelayaran", "/Overview", "/Video"])
  test(`${path} stands whatever its address asks for`, async ({ server }) => {
    for (const query of ODD) {
      const { status, text } = await server.ask("demo", `${path}?${query}`);
      expect({ query, status }).toEqual({ query, status: 200 });
      expect(text).toContain("</h1>");
    }
  });
