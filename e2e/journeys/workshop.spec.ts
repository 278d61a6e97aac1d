import { sampled } from "../fixtures/sample";
import { expect, test } from "../fixtures/workshopTest";
import { violationsOf } from "../fixtures/violationsOf";

/** Runs in the page: marks what gets the focus. @returns how many stops there may be */
const watchFocus = (): number => {
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof HTMLElement) target.dataset["reached"] = "";
  });
  return document.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex='0']").length;
};

/** Runs in the page: what can be used and was not reached. Of a group of radio buttons one is: the arrows reach the rest. */
const findUnreached = (): string[] => {
  const reached = document.querySelectorAll<HTMLInputElement>("input[type='radio'][data-reached]");
  const groups = new Set([...reached].map(({ name }) => name));
  const isOfReachedGroup = (element: HTMLElement) =>
    element instanceof HTMLInputElement && element.type === "radio" && groups.has(element.name);
  return [
    ...document.querySelectorAll<HTMLElement>(
      "main :is(a[href], button, input, select, textarea, summary, [tabindex]):not(:disabled, [data-reached])",
    ),
  ]
    .filter((element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !isOfReachedGroup(element))
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
};

/** The first two have each theme and each language. */
const LOOKS = [
  ["light", "id"],
  ["dark", "en"],
  ["light", "en"],
  ["dark", "id"],
] as const;

test.describe("a workshop that is open", () => {
  for (const [theme, language] of sampled(LOOKS, LOOKS.slice(0, 2)))
    test(`its components break no rule of WCAG 2.2 AA (${theme}, ${language})`, async ({ page, open }) => {
      await open("main", `/__workshop?theme=${theme}&language=${language}`);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
      expect(await violationsOf(page)).toEqual([]);
    });

  test("its layouts break no rule of WCAG 2.2 AA, and each of them has a page", async ({ page, server }) => {
    // The frames are pages of their own, looked at elsewhere.
    await page.route("**/__layouts/*", (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>x</title>" }),
    );
    await page.goto(server.url("foundation", "/__layouts?theme=dark"));
    expect(await violationsOf(page, "iframe")).toEqual([]);
    const pages = await page
      .getByRole("link", { name: /di halaman sendiri$/ })
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    expect(pages).toHaveLength(31);
    const answers = await Promise.all(pages.map((target) => server.ask("foundation", target)));
    expect(answers.map(({ status }) => status)).toEqual(pages.map(() => 200));
  });

  test("the page fits a screen of 320 pixels", async ({ page, open }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open("main", "/__workshop");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  test("the keyboard reaches everything that can be used", async ({ page, open }) => {
    test.slow();
    await open("main", "/__workshop");
    // The richer boxes take the places of native ones once their code has come.
    await expect(page.locator("input[aria-autocomplete=list]").first()).toBeVisible();
    const stops = await page.evaluate(watchFocus);
    // Some more than there are: what opens on the way adds its own.
    for (let presses = 0; presses < stops + 20; presses += 1) await page.keyboard.press("Tab");
    expect(await page.evaluate(findUnreached)).toEqual([]);
  });

  test("shows one component alone, and says so of a name that there is not", async ({ page, open }) => {
    await open("main", "/__workshop?component=ErrorState");
    await expect(page.getByRole("heading", { level: 3 })).toHaveText(["ErrorState"]);
    await open("main", "/__workshop?component=Nothing");
    await expect(page.getByText("There is no component of that name")).toBeVisible();
  });
});
