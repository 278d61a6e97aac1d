import type { Page, Route } from "@playwright/test";

import { sampled } from "../fixtures/sample";
import { expect, test } from "../fixtures/test";
import { altered, countDocuments, garbled, hanging, missing, noteReload, script } from "./breaks";
import { expectFrame, expectLiveCatalogue, expectLogged, notice, retryIn, untilTakenOver } from "./expectations";
import { liveVersion } from "./registry";

interface Break {
  readonly what: string;
  readonly file: RegExp;
  readonly answer: (route: Route) => Promise<void>;
  readonly phase: "entry" | "chunk";
}

const BREAKS: readonly Break[] = [
  { what: "its entry is not there", file: script("remoteEntry"), answer: missing, phase: "entry" },
  { what: "its entry never comes", file: script("remoteEntry"), answer: hanging, phase: "entry" },
  { what: "its entry is no JavaScript", file: script("remoteEntry"), answer: garbled, phase: "entry" },
  { what: "one byte of its entry was changed", file: script("remoteEntry"), answer: altered, phase: "entry" },
  { what: "its first chunk is not there", file: script("remote"), answer: missing, phase: "chunk" },
  { what: "the page's chunk is not there", file: script("pages-CataloguePage"), answer: missing, phase: "chunk" },
  {
    what: "one byte of the page's chunk was changed",
    file: script("pages-CataloguePage"),
    answer: altered,
    phase: "chunk",
  },
  { what: "its texts are not there", file: script("messages-en"), answer: missing, phase: "chunk" },
];

const without = (...whats: readonly string[]): readonly Break[] => BREAKS.filter(({ what }) => !whats.includes(what));

/** Of a page that stands, what else is broken in the same way; of a way to it, what another break shows too. */
const STAYING = sampled(BREAKS, without("its first chunk is not there", "one byte of the page's chunk was changed"));
const ON_THE_WAY = sampled(
  BREAKS,
  without(
    "its entry never comes",
    "its entry is no JavaScript",
    "its first chunk is not there",
    "one byte of the page's chunk was changed",
  ),
);

/** Longer than the 8 s after which an entry that does not come is given up. */
const GIVEN_UP_MS = 15_000;

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const featured = (page: Page) => page.getByRole("region", { name: "Premium courses, read by a person" });

test.describe("when `courses` does not come to the browser, and a reload has not helped", () => {
  test.beforeEach(({ page }) => page.addInitScript(noteReload));

  // What the browser and federation themselves say of a script that is missing, altered or no script.
  test.use({
    expectedMessages:
      /Failed to load resource|Failed to find a valid digest|SRI's integrity checks failed|preloaded using link preload|already registered|SyntaxError|Unexpected token/,
  });

  for (const { what, file, answer, phase } of STAYING)
    test(`the page that the server sent stays, says what does not work and comes alive: ${what}`, async ({
      page,
      server,
    }) => {
      const documents = countDocuments(page);
      const version = await liveVersion(server, "courses");
      await page.route(file, answer);
      // A preload that never comes keeps the document from being loaded for good.
      await page.goto(server.url("main", "/Courses"), { waitUntil: "commit" });
      const retry = retryIn(page.getByRole("main"));
      await expect(retry).toBeVisible({ timeout: GIVEN_UP_MS });
      await expect(notice(page)).toContainText("its buttons and search do not work");
      await expectFrame(page);
      await expect(heading(page)).toHaveText(/courses you can take$/);
      await expect(page.getByRole("link", { name: "Backend Engineering with Go" })).toBeVisible();
      await expectLogged(server, { version, phase });

      await page.unrouteAll({ behavior: "ignoreErrors" });
      await retry.click();
      await expect(retry).toBeHidden();
      await expectLiveCatalogue(page);
      expect(documents()).toBe(1);
    });

  for (const { what, file, answer } of ON_THE_WAY)
    test(`a way to its page ends at an error screen inside the frame, and goes on: ${what}`, async ({
      page,
      server,
    }) => {
      const documents = countDocuments(page);
      await page.route(file, answer);
      await page.goto(server.url("main"), { waitUntil: "commit" });
      await untilTakenOver(page);
      await page.getByRole("banner").getByRole("link", { name: "Courses", exact: true }).click();
      await expect(heading(page)).toHaveText(/something went wrong/, { timeout: GIVEN_UP_MS });
      await expect(page).toHaveURL(/\/Courses$/);
      await expectFrame(page);

      await page.unrouteAll({ behavior: "ignoreErrors" });
      await retryIn(page.getByRole("main")).click();
      await expect(heading(page)).toHaveText(/courses you can take$/);
      await expectLiveCatalogue(page);
      expect(documents()).toBe(1);
    });

  test("a fragment of the page is reached without touching what still waits for its code", async ({ page, open }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await open("main");
    await untilTakenOver(page);
    const season = page.getByRole("heading", { name: "The season, January to June" });
    await season.evaluate((element) => element.setAttribute("data-seen", ""));
    await page.getByRole("link", { name: "See the next intake" }).click();
    await expect(page).toHaveURL(/#season$/);
    await expect(season).toBeInViewport();
    await expect(season).toHaveAttribute("data-seen");
    await page.goBack();
    await expect(page.getByRole("link", { name: "See the next intake" })).toBeInViewport();
    await expect(season).toHaveAttribute("data-seen");
  });

  test("a slot below the first screen keeps its markup, says what does not work and comes alive", async ({
    page,
    server,
  }) => {
    const version = await liveVersion(server, "courses");
    const file = script("slots-FeaturedCourses");
    await page.route(file, missing);
    await page.goto(server.url("main"));
    await featured(page).scrollIntoViewIfNeeded();
    const retry = retryIn(page.getByRole("main"));
    await expect(retry).toBeVisible();
    await expect(notice(page)).toHaveText(/its buttons and search do not work/);
    await expect(featured(page).getByRole("link", { name: /^All \d+ courses$/ })).toBeVisible();
    await expectFrame(page);
    await expectLogged(server, { version, phase: "chunk" });

    await page.unrouteAll({ behavior: "ignoreErrors" });
    await retry.click();
    await expect(retry).toBeHidden();
    await featured(page)
      .getByRole("link", { name: /^All \d+ courses$/ })
      .click();
    await expect(heading(page)).toHaveText(/courses you can take$/);
  });
});
