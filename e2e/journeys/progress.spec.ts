import type { Page, Route } from "@playwright/test";

import { untilTakenOver } from "../faults/expectations";
import { expect, test } from "../fixtures/test";

/** Runs in the page: notes on its root which elements are animated, in their order. */
const COUNT_ANIMATIONS = `{
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...given) {
    const { dataset } = document.documentElement;
    dataset.animated = [dataset.animated, this.localName].filter(Boolean).join(" ");
    return animate.apply(this, given);
  };
}`;

const bar = (page: Page) => page.getByRole("progressbar");

/** Holds the answer to the click back, then sends it, or something else, when the test says so. */
const holdPage = async (page: Page): Promise<(answer: (route: Route) => Promise<void>) => Promise<void>> => {
  let hold: (route: Route) => void = () => undefined;
  const held = new Promise<Route>((resolve) => (hold = resolve));
  await page.route("**/_page/Courses", (route) => hold(route), { times: 1 });
  return async (answer) => answer(await held);
};

/** On the home page with the clock stopped, on the way to the list. */
const leaveFor = async (page: Page, address: string): Promise<void> => {
  await page.clock.install();
  await page.goto(address);
  await untilTakenOver(page);
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await page.getByRole("banner").getByRole("link", { name: "Courses", exact: true }).click();
};

test.describe("the progress bar (specification section 9)", () => {
  test("appears after 200 ms, 2 px high, moves every 100 ms, and goes 500 ms after the page has come", async ({
    page,
    server,
  }) => {
    const send = await holdPage(page);
    await leaveFor(page, server.url("main"));
    await page.clock.runFor(199);
    await expect(bar(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(bar(page)).toHaveAttribute("value", "0");
    await expect(bar(page)).toHaveAccessibleName("Loading");
    expect(await bar(page).boundingBox()).toMatchObject({ x: 0, y: 0, height: 2, width: page.viewportSize()?.width });
    await page.clock.runFor(100);
    await expect(bar(page)).toHaveAttribute("value", "2");
    await page.clock.runFor(2_400);
    await expect(bar(page)).toHaveAttribute("value", "50");

    await send((route) => route.continue());
    await expect(bar(page)).toHaveAttribute("value", "100");
    await expect(page).toHaveURL(/\/Courses$/);
    await page.clock.runFor(499);
    await expect(bar(page)).toHaveCount(1);
    await page.clock.runFor(1);
    await expect(bar(page)).toHaveCount(0);
  });

  test.describe("of a page that does not come", () => {
    test.use({ expectedMessages: /Failed to load resource|preloaded using link preload/ });

    test("says so, and goes as well", async ({ page, server }) => {
      const send = await holdPage(page);
      await leaveFor(page, server.url("main"));
      await page.clock.runFor(2_100);
      await send((route) => route.fulfill({ status: 502, body: "" }));
      await expect(bar(page)).toHaveAccessibleName("Could not be loaded");
      await page.clock.runFor(500);
      await expect(bar(page)).toHaveCount(0);
    });
  });
});

test("the way to the next page is one transition of the page alone; the first page just is there", async ({
  page,
  server,
}) => {
  await page.addInitScript(COUNT_ANIMATIONS);
  await page.goto(server.url("main"));
  await untilTakenOver(page);
  const html = page.locator("html");
  await expect(html).not.toHaveAttribute("data-animated");
  await page.getByRole("banner").getByRole("link", { name: "Courses", exact: true }).click();
  await expect(page).toHaveURL(/\/Courses$/);
  await expect(html).toHaveAttribute("data-animated", "main");
});
