import { readFile } from "node:fs/promises";

import type { Page } from "@playwright/test";
import ICAL from "ical.js";

import { untilTakenOver } from "../faults/expectations";
import { expect, test } from "../fixtures/test";

/** RFC 5545, section 3.1. */
const MAX_LINE_BYTES = 75;

/** The answer to a click on a list of webinars. */
interface Answer {
  readonly result: { readonly data: { readonly list: { readonly items: readonly object[] } } };
}

/** The calendar file that a button of the page gives. */
const fileOf = async (page: Page, button: string | RegExp): Promise<string> => {
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).first().click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^[a-z0-9-]+\.ics$/);
  return readFile(await download.path(), "utf8");
};

const eventIn = (file: string) => {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]); // one calendar: its jCal form
  const events = calendar.getAllSubcomponents("vevent");
  expect(events).toHaveLength(1);
  expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
  const [first = calendar] = events;
  return { event: new ICAL.Event(first), component: first };
};

const expectLines = (file: string): void => {
  expect(file.endsWith("\r\n")).toBe(true);
  expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(MAX_LINE_BYTES);
};

test("the calendar file of a webinar is at its hour in any zone, with the words of the page", async ({
  page,
  server,
}) => {
  await page.goto(server.url("demo", "/Video"));
  await untilTakenOver(page);
  const file = await fileOf(page, /kalender/i);
  expectLines(file);
  const { event, component } = eventIn(file);
  await expect(page.getByRole("heading", { name: event.summary }).first()).toBeVisible();
  expect(event.startDate.zone).toBe(ICAL.Timezone.utcTimezone);
  const hours = await page
    .locator("time[datetime*='T']")
    .evaluateAll((times) => times.map((time) => Date.parse(time.getAttribute("datetime") ?? "")));
  expect(hours).toContain(event.startDate.toJSDate().getTime());
  expect(event.endDate.compare(event.startDate)).toBe(1);
  expect(component.getFirstPropertyValue("url")).toMatch(new RegExp(`^${server.url("demo", "/")}`));
});

test("the calendar file of an event is at its hour and its place, by whatever clock it is announced", async ({
  page,
  server,
}) => {
  await page.goto(server.url("demo", "/Event/kunjungan-daring-kamar-mesin"));
  await untilTakenOver(page);
  const file = await fileOf(page, /kalender/i);
  expectLines(file);
  const { event, component } = eventIn(file);
  // Ten o'clock in Bitung, an hour ahead of Jakarta.
  expect(event.startDate.toJSDate().toISOString()).toBe("2027-01-20T02:00:00.000Z");
  expect(event.endDate.toJSDate().toISOString()).toBe("2027-01-20T03:15:00.000Z");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(event.summary);
  await expect(page.getByText("pukul 10.00–11.15 WITA")).toBeVisible();
  // Nobody has to travel: the place is the page.
  expect([event.location, component.getFirstPropertyValue("url")]).toEqual([page.url(), page.url()]);
});

test("words of every kind come out of a calendar file as they went in", async ({ page, server }) => {
  const name = `Jaring; kabel, dan \\n "colok": ${"panjang ".repeat(12)}ꦲꦤꦕꦫꦏ 🧵`;
  const description = `Baris satu, lalu;\nbaris dua \\ END:VEVENT\r\nATTENDEE:mailto:x@evil.example ${"é".repeat(200)}`;
  await page.goto(server.url("demo", "/Courses"));
  await untilTakenOver(page);
  await page.route("**/_page/Video", async (route) => {
    const { text, headers } = await server.ask("demo", "/_page/Video");
    const lines = text.split("\n").map((line) => {
      if (!line.startsWith('{"kind":"answer"')) return line;
      const answer = JSON.parse(line) as Answer; // of this product
      for (const item of answer.result.data.list.items) Object.assign(item, { name, description });
      return JSON.stringify(answer);
    });
    await route.fulfill({ contentType: headers["content-type"] ?? "", body: lines.join("\n") });
  });
  await page.evaluate(() => {
    const link = Object.assign(document.createElement("a"), { href: "/Video" });
    document.body.append(link);
    link.click();
    link.remove();
  });
  const file = await fileOf(page, /kalender: Jaring/i);
  expectLines(file);
  const { event, component } = eventIn(file);
  expect(event.summary).toBe(name);
  expect(event.description).toBe(description.replaceAll("\r\n", "\n"));
  expect(component.getAllProperties("attendee")).toEqual([]);
});
