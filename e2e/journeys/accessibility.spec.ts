import { untilTakenOver } from "../faults/expectations";
import { sampled } from "../fixtures/sample";
import { expect, test } from "../fixtures/test";
import { violationsOf } from "../fixtures/violationsOf";

const PAGES = [
  ["main", "/"],
  ["main", "/Courses"],
  ["main", "/Courses?compare=backend-engineering-with-go,postgresql-in-production"],
  ["main", "/Courses/backend-engineering-with-go"],
  ["foundation", "/"],
  ["foundation", "/Class"],
  ["demo", "/"],
  ["demo", "/Class/Competence/pelayaran"],
  ["media", "/Video"],
  ["coding-school", "/"],
  ["main", "/Lms"],
  ["aksara", "/Lms/Features/membaca-naskah"],
  ["main", "/BelajarBersama"],
  ["demo", "/BelajarBersama"],
  ["foundation", "/Metamorfosa"],
  ["metamorfosa", "/Metamorfosa"],
  ["demo", "/Metamorfosa"],
  ["foundation", "/About"],
  ["demo", "/Services/training"],
  ["demo", "/Features/quiz"],
  ["foundation", "/Corporates"],
  ["foundation", "/Government"],
  ["demo", "/Campus"],
  ["demo", "/Corporates"],
  ["demo", "/Request-Proposal/campus"],
] as const;

/** By day in a wide window, by night on a phone. The gate takes one of them for each page, by turns. */
const LOOKS = [
  { colorScheme: "light", width: 1280 },
  { colorScheme: "dark", width: 320 },
] as const;

for (const [index, [tenant, target]] of PAGES.entries())
  test(`${tenant} ${target} breaks no rule of WCAG 2.2 AA, and fits a screen of 320 pixels`, async ({ page, open }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(tenant, target);
    await untilTakenOver(page);
    for (const { colorScheme, width } of sampled(LOOKS, LOOKS.slice(index % 2).slice(0, 1))) {
      await page.setViewportSize({ width, height: 640 });
      await page.emulateMedia({ colorScheme });
      expect(await violationsOf(page), `${colorScheme}, ${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

test("the first stop of the keyboard leads past the navigation", async ({ page, open }) => {
  await open("main", "/Courses");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});
