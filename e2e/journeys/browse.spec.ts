import type { Page } from "@playwright/test";

import { countDocuments } from "../faults/breaks";
import { untilTakenOver } from "../faults/expectations";
import { expect, test } from "../fixtures/test";

const COURSE = "Backend Engineering with Go";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const courseLinks = (page: Page) =>
  page.getByRole("main").getByRole("list").getByRole("heading", { level: 2 }).getByRole("link");

test.describe("a visitor of the main site", () => {
  test("goes from the home page to a course and back without a full reload", async ({ page, open }) => {
    const documents = countDocuments(page);
    await open("main");
    await untilTakenOver(page);
    await page.getByRole("banner").getByRole("link", { name: "Courses", exact: true }).click();
    await expect(heading(page)).toHaveText(/^\d+ courses you can take$/);
    await expect(page).toHaveURL(/\/Courses$/);
    await expect(courseLinks(page)).toHaveCount(6);

    await page.getByRole("group", { name: "Level" }).getByLabel("Intermediate").check();
    await expect(page).toHaveURL(/\/Courses\?level=Intermediate$/);
    await expect(page.getByText(/^\d+ of \d+ courses$/)).toBeVisible();
    await expect(heading(page)).toHaveText(/^\d+ courses? you can take$/);
    await page.getByRole("link", { name: COURSE }).click();
    await expect(heading(page)).toHaveText(COURSE);
    await expect(page).toHaveURL(/\/Courses\/backend-engineering-with-go$/);
    await expect(page).toHaveTitle(new RegExp(COURSE));

    await page.goBack();
    await expect(heading(page)).toHaveText(/courses you can take$/);
    await expect(page.getByRole("group", { name: "Level" }).getByLabel("Intermediate")).toBeChecked();
    // A filter is a step of its own: Back takes it away, and then leaves the list.
    await page.goBack();
    await expect(page.getByRole("group", { name: "Level" }).getByLabel("Intermediate")).not.toBeChecked();
    await page.goBack();
    await expect(page).toHaveURL(/localhost:\d+\/$/);
    expect(documents()).toBe(1);
  });

  for (const [what, target, text] of [
    ["the home page", "/", ""],
    ["the list", "/Courses", "courses you can take"],
    ["the second page of the list", "/Courses?page=2", "courses you can take"],
    ["a filtered list", "/Courses?level=Intermediate", "courses you can take"],
    ["a course", "/Courses/backend-engineering-with-go", COURSE],
    ["an article", "/News/403647/our-salary-survey-1906-answers-all-of-them-public", "Our salary survey"],
  ] as const)
    test(`comes straight to ${what}, and again by a reload`, async ({ page, open }) => {
      await open("main", target);
      await expect(heading(page)).toContainText(text);
      const shown = await page.getByRole("main").innerText();
      await page.reload();
      await expect(heading(page)).toContainText(text);
      // A part that comes late stands as a skeleton until then.
      await expect.poll(() => page.getByRole("main").innerText()).toBe(shown);
    });

  test("finds a course by typing", async ({ page, open }) => {
    await open("main", "/Courses");
    await page.getByRole("searchbox", { name: "Search courses" }).fill("PostgreSQL");
    await expect(courseLinks(page)).toHaveText(["PostgreSQL in Production"]);
    await expect(page).toHaveURL(/search=PostgreSQL/);
  });

  test("leafs through the list", async ({ page, open }) => {
    await open("main", "/Courses");
    await untilTakenOver(page);
    const first = await courseLinks(page).allInnerTexts();
    await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Next page" }).click();
    await expect(page).toHaveURL(/page=2$/);
    await expect(courseLinks(page).first()).not.toHaveText(first[0] ?? "");
    const second = await courseLinks(page).allInnerTexts();
    expect(second.filter((name) => first.includes(name))).toEqual([]);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the list can be filtered and a course read", async ({ page, open }) => {
    await open("main", "/Courses");
    await expect(courseLinks(page)).toHaveCount(6);
    await page.getByRole("group", { name: "Level" }).getByLabel("Advanced").check();
    await page.getByRole("button", { name: "Apply filters" }).click();
    await expect(page).toHaveURL(/level=Advanced/);
    await courseLinks(page).first().click();
    await expect(page.getByRole("heading", { name: "Syllabus" })).toBeVisible();
  });
});

test("a reader finds a part of an article, a note and the way back, and the whole text again after another one", async ({
  page,
  open,
}) => {
  await open("media", "/Blog/901076/desa-yang-memutuskan-untuk-tidak-membangun-sekolah-baru");
  await untilTakenOver(page);
  const text = await page.getByRole("article").innerText();
  const part = page
    .getByRole("navigation", { name: "Isi tulisan" })
    .getByRole("link", { name: "Yang tidak tertolong" });
  await part.click();
  await expect(page.getByRole("heading", { name: "Yang tidak tertolong" })).toBeInViewport();
  await expect(part).toHaveAttribute("aria-current", "location");

  await page.getByRole("link", { name: "Catatan 1", exact: true }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Gedung lama" })).toBeInViewport();
  await page.getByRole("link", { name: "Kembali ke teks, catatan 1" }).click();
  await expect(page.getByRole("link", { name: "Catatan 1", exact: true })).toBeInViewport();

  const title = heading(page);
  await page.getByRole("link", { name: "Seragam gratis, tetapi siapa yang menjahit?" }).click();
  await expect(title).toHaveText("Seragam gratis, tetapi siapa yang menjahit?");
  await page.goBack();
  await expect(title).toHaveText("Desa yang memutuskan untuk tidak membangun sekolah baru");
  expect(await page.getByRole("article").innerText()).toBe(text);
});
