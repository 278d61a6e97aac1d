import path from "node:path";

import { chromium } from "playwright-core";

import { BROWSER_FLAGS } from "../../fixtures/findBrowser.mjs";
import { coldLoad } from "../coldLoad.mjs";
import { startProduct } from "../processes.mjs";
import { formatTable, medians } from "../report.mjs";
import { copyRepository } from "../shipping/copyRepository.mjs";
import { untilShown } from "../shipping/untilShown.mjs";
import { buildOneBundle } from "./buildOneBundle.mjs";
import { servePages } from "./savedPages.mjs";
import { withoutFederation } from "./withoutFederation.mjs";

const SITE = "main";
const REMOTES = ["courses", "sites"];
const PAGES = [
  ["home", "/"],
  ["classes", "/Courses"],
  ["class", "/Courses/backend-engineering-with-go"],
];
const KB = 1024;
const MAX_BYTES = 1.1;
const MAX_LCP = 1.03;
const KINDS = ["scriptBytes", "htmlBytes", "cssBytes", "fontBytes", "otherBytes"];
const bytesOf = (page) => KINDS.reduce((sum, kind) => sum + page[kind], 0);

/** A bundle that does not start, or has no styles, would be light: each page must come alive without an error, have its words and be as high. */
const requireAlive = async (browser, address) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: "block" });
  try {
    const page = await context.newPage();
    const errors = [];
    page.on("pageerror", (error) => errors.push(String(error)));
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    await page.goto(address, { waitUntil: "load" });
    await page.waitForFunction(() => history.scrollRestoration === "manual");
    await page.waitForLoadState("networkidle");
    if (errors.length > 0) throw new Error(`${address}: ${errors.join("; ")}`);
    const heading = await page.getByRole("heading", { level: 1 }).textContent();
    return `${heading}, ${await page.evaluate(() => document.body.scrollHeight)} px`;
  } finally {
    await context.close();
  }
};

const requireSame = async (executablePath, sites) => {
  const browser = await chromium.launch({ executablePath, args: [...BROWSER_FLAGS] });
  try {
    for (const [name, target] of PAGES) {
      const faces = [];
      for (const { address } of sites) faces.push(await requireAlive(browser, address + target));
      if (faces[0] !== faces[1]) throw new Error(`${name} is not the same page: ${faces.join(" / ")}`);
    }
  } finally {
    await browser.close();
  }
};

const loadInTurns = async (browser, sites, target, runs) => {
  const results = sites.map(() => []);
  for (let round = 1; round <= runs; round += 1)
    // Neither is always the first: what one leaves behind in the machine would be the other's gain.
    for (const index of round % 2 ? [0, 1] : [1, 0]) {
      const address = sites[index].address + target;
      results[index].push(await coldLoad(browser, address));
      console.error(`${round}/${runs} ${address}: LCP ${results[index].at(-1).lcp?.toFixed(0)}`);
    }
  return results;
};

/** Of each end, left out as outliers. */
const TRIMMED = 0.1;

/**
 * Ratio of a figure over rounds in which both were loaded right after each other: what slows the machine for a while slows both.
 * Paints come in steps of a frame, so that a median jumps from step to step: this is the mean of the logarithms, without the
 * outermost tenths.
 * @returns the ratio, and half of its 95 % interval
 */
const pairedRatio = (federated, bundled) => {
  const logs = federated.map((value, round) => Math.log(value / bundled[round])).toSorted((a, b) => a - b);
  const left = Math.floor(logs.length * TRIMMED);
  const kept = logs.slice(left, logs.length - left);
  const mean = kept.reduce((sum, value) => sum + value, 0) / kept.length;
  const variance = kept.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, kept.length - 1);
  const ratio = Math.exp(mean);
  return { ratio, within: ratio * 1.96 * Math.sqrt(variance / kept.length) };
};

/** A limit is kept, or passed, by the whole of an interval: in between it takes more rounds to tell. */
const verdict = (ratio, within, max) => (ratio + within <= max ? "ok" : ratio - within > max ? "OVER" : "open");

const ratioCells = (ratio, within, max) => [
  `${ratio.toFixed(3)}${within === 0 ? "" : ` ± ${within.toFixed(3)}`} ×`,
  max === undefined ? "" : `≤ ${max} ×`,
  max === undefined ? "" : verdict(ratio, within, max),
];

const row = (name, federated, bundled, { digits = 1, max, ratio = federated / bundled, within = 0 } = {}) => [
  name,
  federated.toFixed(digits),
  bundled.toFixed(digits),
  ...ratioCells(ratio, within, max),
];

const rowsOf = (name, federated, bundled, paint) => [
  row(`${name}: all bytes, KB`, bytesOf(federated) / KB, bytesOf(bundled) / KB, { max: MAX_BYTES }),
  row("  of it scripts", federated.scriptBytes / KB, bundled.scriptBytes / KB),
  row("  of it HTML with styles", federated.htmlBytes / KB, bundled.htmlBytes / KB),
  row("  requests", federated.requests, bundled.requests, { digits: 0 }),
  row("  largest paint (LCP), ms", federated.lcp, bundled.lcp, { digits: 0, max: MAX_LCP, ...paint }),
  row("  blocking time (TBT), ms", federated.tbt, bundled.tbt, { digits: 0 }),
];

/**
 * What federation costs visitors: pages as they are, beside the same pages of shell and remotes built as one bundle, split
 * into the same pages and slots, without container and shared libraries. Both come from memory of one server, in turns.
 */
export const benchFederation = async (root, dataDir, browser, { runs }) => {
  const copy = await copyRepository(root, path.join(dataDir, "repository"));
  await buildOneBundle(copy, REMOTES);
  const federated = await startProduct(root, path.join(dataDir, "federated"));
  try {
    const bundled = await startProduct(copy, path.join(dataDir, "bundled"));
    try {
      for (const { port } of [federated, bundled])
        await untilShown(port, `${SITE}.localhost:${port}`, "/", ({ status }) => status === 200);
      const sites = [
        await servePages({ port: federated.port, site: SITE }),
        await servePages({ port: bundled.port, site: SITE }, withoutFederation),
      ];
      // Fills both memories, too.
      await requireSame(browser, sites);
      const pages = {};
      const rows = [];
      const paints = [[], []];
      for (const [name, target] of PAGES) {
        const rounds = await loadInTurns(browser, sites, target, runs);
        const [one, other] = rounds.map(medians);
        const lcps = rounds.map((results) => results.map(({ lcp }) => lcp));
        lcps.forEach((times, index) => paints[index].push(...times));
        const paint = pairedRatio(...lcps);
        pages[name] = { federated: one, bundled: other, paint };
        rows.push(...rowsOf(name, one, other, paint));
      }
      const all = pairedRatio(...paints);
      rows.push(["largest paint of all rounds", "", "", ...ratioCells(all.ratio, all.within, MAX_LCP)]);
      for (const { stop } of sites) await stop();
      console.log(
        `\n${formatTable(["cold, slow 4G, processor 4 × slower", "federated", "one bundle", "ratio", "budget", ""], rows)}`,
      );
      console.log(`\nMedians of ${runs}; the ratio of the largest paint is of each round by itself.`);
      return { runs, pages, paint: all };
    } finally {
      await bundled.stop();
    }
  } finally {
    await federated.stop();
  }
};
