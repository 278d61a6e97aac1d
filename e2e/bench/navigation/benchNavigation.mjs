import { chromium } from "playwright-core";

import { BROWSER_FLAGS } from "../../fixtures/findBrowser.mjs";
import { CPU_RATE, SLOW_4G } from "../coldLoad.mjs";
import { startProduct } from "../processes.mjs";
import { formatTable, medians } from "../report.mjs";
import { Traffic } from "../Traffic.mjs";
import { readHeading, watchHeading } from "./watchHeading.mjs";

const QUIET_MS = 500;
const BUDGET_MS = 100;
const LIST = "/Courses";
const DETAIL = "/Courses/backend-engineering-with-go";

/** The ways that are gone: where one begins, and the link that is clicked there. */
const WAYS = [
  {
    name: "list → detail",
    from: LIST,
    link: (page) => page.getByRole("main").getByRole("article").getByRole("heading").getByRole("link").first(),
  },
  {
    name: "detail → list",
    from: DETAIL,
    link: (page) => page.getByRole("banner").getByRole("link", { name: "Courses", exact: true }),
  },
];

const HEAD = ["4 × slower processor, slow 4G, ms after the click", "placed", "seen", "whole", "calls", "budget", ""];

/** One click in a browser that knows nothing but the page it stands on. */
const goOnce = async (browser, origin, { from, link }, isMeant) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: "block" });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send("Network.enable");
    const traffic = new Traffic(cdp);
    await page.goto(origin + from);
    await page.waitForFunction(() => history.scrollRestoration === "manual");
    await page.mouse.move(1, 1);
    await traffic.untilQuiet(QUIET_MS);
    await cdp.send("Network.emulateNetworkConditions", SLOW_4G);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: CPU_RATE });
    const target = link(page);
    if (isMeant) {
      const answer = page.waitForResponse((response) => response.url().includes("/_page/Courses"));
      await target.hover();
      await answer;
      await traffic.untilQuiet(QUIET_MS);
    }
    let calls = 0;
    page.on("request", () => (calls += 1));
    await page.evaluate(watchHeading);
    if (isMeant) {
      await page.mouse.down();
      await page.mouse.up();
    } else await target.dispatchEvent("click");
    return { ...(await page.evaluate(readHeading)), calls };
  } finally {
    await context.close();
  }
};

const rowOf = (name, { placed, seen, whole, calls }, isBudgeted) => [
  name,
  ...[placed, seen, whole, calls].map((value) => value.toFixed(0)),
  isBudgeted ? `seen ≤ ${BUDGET_MS}` : "",
  isBudgeted ? (seen <= BUDGET_MS ? "ok" : "OVER") : "",
];

/**
 * From the click on a link to the heading of its page, after the pointer has rested on it, beside the same click out of
 * nowhere, in turns.
 */
export const benchNavigation = async (root, dataDir, executablePath, { runs }) => {
  const product = await startProduct(root, dataDir);
  const browser = await chromium.launch({ executablePath, args: [...BROWSER_FLAGS] });
  try {
    const ways = {};
    const rows = [];
    for (const way of WAYS) {
      const [meant, sudden] = [[], []];
      for (let round = 1; round <= runs; round += 1) {
        const origin = `http://main.localhost:${product.port}`;
        meant.push(await goOnce(browser, origin, way, true));
        sudden.push(await goOnce(browser, origin, way, false));
        console.error(
          `${round}/${runs} ${way.name}: ${meant.at(-1).seen.toFixed(0)}, ${sudden.at(-1).seen.toFixed(0)}`,
        );
      }
      ways[way.name] = { meant: medians(meant), sudden: medians(sudden) };
      rows.push(rowOf(`${way.name}, pointer on the link before`, ways[way.name].meant, true));
      rows.push(rowOf(`${way.name}, out of nowhere`, ways[way.name].sudden, false));
    }
    console.log(`\n${formatTable(HEAD, rows)}\n\nMedians of ${runs}.`);
    return { runs, ways };
  } finally {
    await browser.close();
    await product.stop();
  }
};
