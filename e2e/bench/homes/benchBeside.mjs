import { coldLoad } from "../coldLoad.mjs";
import { formatTable, medians } from "../report.mjs";
import { startBareServer } from "./bareServer.mjs";

const KB = 1024;
const COLUMNS = [
  "scripts KB",
  "CSS KB",
  "fonts KB",
  "requests",
  "depth",
  "CLS",
  "TBT ms",
  "LCP ms",
  "bare",
  "ratio",
  "",
];
/** Limits: largest paint on the slow line in ms, and blocking time after the first paint. */
const MAX_LCP_MS = 1000;
const MAX_TBT_MS = 150;
const MAX_SHIFT = 0.02;
const BUDGET = ["budget", "130", "18", "90", "", "2", String(MAX_SHIFT), String(MAX_TBT_MS), String(MAX_LCP_MS), ""];

const measure = async (browser, port, { site, path }, runs) => {
  const bareServer = await startBareServer(port, site, path);
  const address = `http://${site}.localhost:${port}${path}`;
  try {
    const [shown, bare] = [[], []];
    for (let round = 0; round < runs; round += 1) {
      shown.push(await coldLoad(browser, address));
      bare.push(await coldLoad(browser, bareServer.address));
    }
    return { ...medians(shown), cssBytes: bareServer.cssBytes, bareLcp: medians(bare).lcp };
  } finally {
    await bareServer.stop();
  }
};

const rowOf = (site, page, maxRatio) => {
  const ratio = page.lcp / page.bareLcp;
  const isKept =
    page.scriptBytes <= 130 * KB &&
    page.cssBytes <= 18 * KB &&
    page.fontBytes <= 90 * KB &&
    page.depth <= 2 &&
    page.cls <= MAX_SHIFT &&
    page.tbt <= MAX_TBT_MS &&
    page.lcp <= MAX_LCP_MS &&
    ratio <= maxRatio;
  return [
    site,
    (page.scriptBytes / KB).toFixed(1),
    (page.cssBytes / KB).toFixed(1),
    (page.fontBytes / KB).toFixed(1),
    String(page.requests),
    String(page.depth),
    page.cls.toFixed(3),
    page.tbt.toFixed(0),
    page.lcp.toFixed(0),
    page.bareLcp.toFixed(0),
    `${ratio.toFixed(2)} ×`,
    isKept ? "ok" : "OVER",
  ];
};

/**
 * Pages of sites, cold, on a slow line and processor, each beside itself without scripts, in turns.
 * @param pages one of each site: `{ site, path }`
 * @returns medians by site
 */
export const benchBeside = async (browser, port, pages, { what, runs, maxRatio }) => {
  const measured = {};
  const rows = [];
  for (const page of pages) {
    measured[page.site] = await measure(browser, port, page, runs);
    rows.push(rowOf(page.site, measured[page.site], maxRatio));
    console.error(rows.at(-1).join("  "));
  }
  const table = formatTable([`${what}, cold`, ...COLUMNS], [[...BUDGET, String(maxRatio), ""], ...rows]);
  console.log(`\n${table}\n\nMedians of ${runs}.`);
  return measured;
};
