import { startProduct } from "../processes.mjs";
import { formatTable } from "../report.mjs";
import { openChromium } from "./openChromium.mjs";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const TARGETS = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };
const SITES = ["main", "foundation", "demo", "festival", "campus", "hackathon"];

const HEAD = ["page, mobile, slow 4G", ...CATEGORIES, "FCP ms", "LCP ms", "TBT ms", "CLS", ""];
const TIMINGS = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time"];
const SHOWN_ITEMS = 3;

/** A browser's trace sometimes has no beginning; Lighthouse then asks to be run again. */
const UNRECORDED = "NO_NAVSTART";
const MAX_ATTEMPTS = 4;

const points = (lhr, category) => Math.round((lhr.categories[category]?.score ?? 0) * 100);

/** What an item of an audit is about, in a line. */
const describeItem = ({ node, source, url, description, label }) => {
  const text = node?.snippet ?? description ?? label ?? url ?? source?.url ?? "";
  return String(text).replaceAll(/\s+/g, " ").slice(0, 160);
};

/** Audits that cost points, with the first things they found. */
const failingAudits = (lhr) =>
  CATEGORIES.flatMap((category) =>
    (lhr.categories[category]?.auditRefs ?? [])
      .map(({ id, weight }) => ({ category, weight, ...lhr.audits[id] }))
      .filter(({ weight, score }) => weight > 0 && typeof score === "number" && score < 0.9),
  ).map(({ category, id, title, displayValue = "", details }) => ({
    category,
    id,
    title,
    displayValue,
    items: (details?.items ?? []).slice(0, SHOWN_ITEMS).map(describeItem).filter(Boolean),
  }));

const auditHome = async (lighthouse, browser, address, attempt = 1) => {
  const chromium = await openChromium(browser);
  try {
    const options = { port: chromium.port, output: "json", logLevel: "error", onlyCategories: CATEGORIES };
    const { lhr } = (await lighthouse(address, options)) ?? {};
    if (lhr?.runtimeError?.code === UNRECORDED && attempt < MAX_ATTEMPTS)
      return await auditHome(lighthouse, browser, address, attempt + 1);
    if (!lhr || lhr.runtimeError) throw new Error(`Lighthouse: ${lhr?.runtimeError?.message ?? "no result"}`);
    return lhr;
  } finally {
    await chromium.close();
  }
};

const rowOf = (site, lhr) => {
  const scores = CATEGORIES.map((category) => points(lhr, category));
  const isKept = CATEGORIES.every((category, index) => scores[index] >= TARGETS[category]);
  const timings = TIMINGS.map((id) => (lhr.audits[id]?.numericValue ?? Number.NaN).toFixed(0));
  const shift = (lhr.audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN).toFixed(3);
  return [site, ...scores.map(String), ...timings, shift, isKept ? "ok" : "OVER"];
};

/**
 * Lighthouse, mobile with its usual throttling, on home and other pages of several sites, each in a browser of its own.
 * @param sites names of the sites, with a path for another page than the home (`demo/Pricing`); none: six that look and work differently
 */
export const benchLighthouse = async (root, dataDir, browser, { sites }) => {
  // It takes a second to load: the other benches do without.
  const { default: lighthouse } = await import("lighthouse");
  const product = await startProduct(root, dataDir);
  try {
    const rows = [];
    const found = {};
    for (const site of sites.length > 0 ? sites : SITES) {
      const [name, ...path] = site.split("/");
      const lhr = await auditHome(lighthouse, browser, `http://${name}.localhost:${product.port}/${path.join("/")}`);
      rows.push(rowOf(site, lhr));
      found[site] = failingAudits(lhr);
      console.error(rows.at(-1).join("  "));
    }
    const budget = ["target", ...CATEGORIES.map((category) => `≥ ${TARGETS[category]}`), "", "", "", "", ""];
    console.log(`\n${formatTable(HEAD, [budget, ...rows])}\n`);
    for (const [site, audits] of Object.entries(found))
      for (const { category, id, title, displayValue, items } of audits)
        console.log([`${site}: ${category}: ${id}: ${title} ${displayValue}`, ...items].join("\n    "));
    return { rows, audits: found };
  } finally {
    await product.stop();
  }
};
