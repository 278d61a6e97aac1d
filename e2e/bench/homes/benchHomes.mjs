import { readdirSync } from "node:fs";
import path from "node:path";

import { coldLoad } from "../coldLoad.mjs";
import { startProduct } from "../processes.mjs";
import { formatTable, medians } from "../report.mjs";
import { startBareServer } from "./bareServer.mjs";

const KB = 1024;
const HEAD = [
  "home, cold",
  "scripts KB",
  "CSS KB",
  "fonts",
  "requests",
  "depth",
  "CLS",
  "TBT ms",
  "LCP ms",
  "bare",
  "ratio",
  "",
];
const BUDGET = ["budget", "130", "18", "2", "", "2", "0.01", "50", "", "", "1.25", ""];

/** A site's seed is a file under its name; other parts of it are in camel case. */
const seededSites = (root) =>
  readdirSync(path.join(root, "shell", "platform", "seed", "sites"))
    .filter((file) => /^[a-z-]+\.ts$/.test(file))
    .map((file) => path.basename(file, ".ts"));

const measureHome = async (browser, port, site, runs) => {
  const bareServer = await startBareServer(port, site);
  try {
    const [shown, bare] = [[], []];
    for (let round = 0; round < runs; round += 1) {
      shown.push(await coldLoad(browser, `http://${site}.localhost:${port}/`));
      bare.push(await coldLoad(browser, bareServer.address));
    }
    return { ...medians(shown), cssBytes: bareServer.cssBytes, bareLcp: medians(bare).lcp };
  } finally {
    await bareServer.stop();
  }
};

const rowOf = (site, home) => {
  const ratio = home.lcp / home.bareLcp;
  const isKept =
    home.scriptBytes <= 130 * KB &&
    home.cssBytes <= 18 * KB &&
    home.earlyFonts <= 2 &&
    home.depth <= 2 &&
    home.cls <= 0.01 &&
    home.tbt <= 50 &&
    ratio <= 1.25;
  return [
    site,
    (home.scriptBytes / KB).toFixed(1),
    (home.cssBytes / KB).toFixed(1),
    String(home.earlyFonts),
    String(home.requests),
    String(home.depth),
    home.cls.toFixed(3),
    home.tbt.toFixed(0),
    home.lcp.toFixed(0),
    home.bareLcp.toFixed(0),
    `${ratio.toFixed(2)} ×`,
    isKept ? "ok" : "OVER",
  ];
};

/**
 * Every home page, cold, on a slow line and processor, beside the same page without scripts, in turns.
 * @param sites names of the sites to measure, or none for all that the embedded platform is seeded with
 */
export const benchHomes = async (root, dataDir, browser, { sites, runs }) => {
  const product = await startProduct(root, dataDir);
  try {
    const homes = {};
    const rows = [];
    for (const site of sites.length > 0 ? sites : seededSites(root)) {
      homes[site] = await measureHome(browser, product.port, site, runs);
      rows.push(rowOf(site, homes[site]));
      console.error(rows.at(-1).join("  "));
    }
    console.log(`\n${formatTable(HEAD, [BUDGET, ...rows])}\n\nMedians of ${runs}.`);
    return { runs, homes };
  } finally {
    await product.stop();
  }
};
