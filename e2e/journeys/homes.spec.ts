import { untilTakenOver } from "../faults/expectations";
import { lengthenWords, textsOutside, tripleTexts } from "../fixtures/longTexts";
import { sampled } from "../fixtures/sample";
import { expect, test } from "../fixtures/test";
import { violationsOf } from "../fixtures/violationsOf";

/** Homes with sections of their own; `accessibility.spec.ts` looks at the others. */
const HOMES = [
  "festival",
  "government",
  "metamorfosa",
  "hackathon",
  "aksara",
  "media",
  "pesilat",
  "innovation",
  "scholarship",
  "programme",
  "school-league",
  "campus",
  "corporate",
  "talent",
  "mentor-network",
  "teacher-fellowship",
  "women-in-tech",
  "career-day",
  "bootcamp",
  "alumni",
  "open-library",
  "default",
] as const;

/** A wide window by day and a phone by night: each look and each arrangement once. The gate takes one of them for each home, by turns. */
const LOOKS = [
  { colorScheme: "light", width: 1440 },
  { colorScheme: "dark", width: 360 },
] as const;

for (const [index, site] of HOMES.entries())
  test(`the home of ${site} breaks no rule of WCAG 2.2 AA`, async ({ page, open }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(site);
    await untilTakenOver(page);
    for (const { colorScheme, width } of sampled(LOOKS, LOOKS.slice(index % 2).slice(0, 1))) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      expect(await violationsOf(page), `${colorScheme}, ${width} px`).toEqual([]);
    }
  });

/** Homes that share the most sections with others, and a few of the widest. */
const LONG = ["main", "foundation", "festival", "corporate"] as const;

for (const [what, lengthen] of [
  ["texts three times as long", tripleTexts],
  ["words of eighty letters", lengthenWords],
] as const)
  test.describe(what, () => {
    // Scripts would put the site's own texts back.
    test.use({ javaScriptEnabled: false });

    for (const site of sampled(["main", "foundation", "coding-school", "creative-academy", "demo", ...HOMES], LONG))
      test(`stay within the window on the home of ${site}`, async ({ page, open }) => {
        await open(site);
        await lengthen(page);
        for (const width of [320, 768, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          expect(await textsOutside(page), `at ${width} px`).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        }
      });
  });
