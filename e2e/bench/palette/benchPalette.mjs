import { get } from "node:http";

import { chromium } from "playwright-core";

import { BROWSER_FLAGS } from "../../fixtures/findBrowser.mjs";
import { CPU_RATE } from "../coldLoad.mjs";
import { makeSecrets, startPlatform, startShell } from "../processes.mjs";
import { formatTable } from "../report.mjs";
import { makeContent } from "./makeContent.mjs";
import { platformWith } from "./platformWith.mjs";
import { typeInto } from "./typeInto.mjs";

const SITE = "main";
const SIZES = [1_000, 5_000];
const MAX_INDEX_KB = 60;
const MAX_KEY_MS = 16;
const HEAD = [`palette, processor ${CPU_RATE} × slower`, "1,000", "5,000", "budget", ""];
const QUERIES = 12;

/** @returns status, and the body as it was sent */
const fetchRaw = (port, host, target, encoding = "identity") =>
  new Promise((resolve, reject) => {
    const headers = { host: `${host}.localhost:${port}`, "accept-encoding": encoding };
    get({ host: "127.0.0.1", port, path: target, headers }, (answer) => {
      const pieces = [];
      answer.on("data", (piece) => pieces.push(piece));
      answer.on("end", () => resolve({ status: answer.statusCode, body: Buffer.concat(pieces) }));
    }).on("error", reject);
  });

/** Words that people have written: those of a magazine's articles. */
const readWords = async (port) => {
  const { status, body } = await fetchRaw(port, "media", "/rss.xml");
  if (status !== 200) throw new Error(`The feed answered ${status}`);
  const text = body.toString("utf8").replace(/<[^>]+>|&\w+;/g, " ");
  return text.match(/\p{L}+(?:-\p{L}+)*/gu).filter((word) => word.length > 1);
};

const swapped = (word) => word.slice(0, 2) + word[3] + word[2] + word.slice(4);

/** Two words of a title each; of every third, one with two letters swapped. */
const queriesOf = ({ posts, classes }) => {
  const titles = [...posts.map(({ title }) => title), ...classes.map(({ name }) => name)];
  const step = Math.floor(titles.length / QUERIES);
  return Array.from({ length: QUERIES }, (_, at) => {
    const words = titles[at * step].split(" ").filter((word) => word.length > 3);
    const [first = "sekolah", second = "guru"] = words;
    return `${at % 3 === 0 && first.length > 4 ? swapped(first) : first} ${second}`.toLowerCase();
  });
};

const quantile = (values, part) => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
};

const measure = async (browser, port, content) => {
  const { status, body } = await fetchRaw(port, SITE, "/search-index.json?lang=en", "br");
  if (status !== 200) throw new Error(`The index answered ${status}`);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: "block" });
  try {
    const page = await context.newPage();
    await page.goto(`http://${SITE}.localhost:${port}/`);
    await page.waitForFunction(() => history.scrollRestoration === "manual");
    const cdp = await context.newCDPSession(page);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: CPU_RATE });
    const begin = performance.now();
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").getByRole("option").first().waitFor();
    const openMs = performance.now() - begin;
    const times = await page.evaluate(typeInto, queriesOf(content));
    const laidOut = times.map((time) => time.laidOut);
    return {
      indexKb: body.length / 1024,
      openMs,
      placedP50: quantile(
        times.map(({ placed }) => placed),
        0.5,
      ),
      keyP50: quantile(laidOut, 0.5),
      keyP95: quantile(laidOut, 0.95),
      keyMax: Math.max(...laidOut),
      keys: times.length,
    };
  } finally {
    await context.close();
  }
};

const rowsOf = ([small, large]) => {
  const row = (name, key, digits, budget = "", isKept = null) => [
    name,
    small[key].toFixed(digits),
    large[key].toFixed(digits),
    budget,
    isKept === null ? "" : isKept ? "ok" : "OVER",
  ];
  return [
    row("index as sent, KB", "indexKb", 1, `≤ ${MAX_INDEX_KB} for 1,000`, small.indexKb <= MAX_INDEX_KB),
    row("first opening until it is full, ms", "openMs", 0),
    row("letters typed", "keys", 0),
    row("a letter until what was found is in the document, ms, median", "placedP50", 1),
    row("a letter until it is laid out, ms, median", "keyP50", 1),
    row("a letter until it is laid out, ms, p95", "keyP95", 1, `≤ ${MAX_KEY_MS}`, large.keyP95 <= MAX_KEY_MS),
    row("a letter until it is laid out, ms, the slowest", "keyMax", 1),
  ];
};

/** The palette of a site with as many entries, from its hosts to its list. */
export const benchPalette = async (root, dataDir, executablePath) => {
  const secrets = makeSecrets();
  const platform = await startPlatform(root, dataDir, secrets);
  const between = await platformWith(platform.url);
  const browser = await chromium.launch({ executablePath, args: [...BROWSER_FLAGS] });
  try {
    const results = [];
    for (const size of SIZES) {
      between.show(null);
      // A server of its own: what one has kept of a site is another's.
      const shell = await startShell(root, { dataDir, servicesUrl: between.url, secrets });
      try {
        const words = await readWords(shell.port);
        const posts = Math.min(1_900, Math.round(size * 0.6));
        const content = makeContent(words, { posts, classes: size - posts });
        between.show(content);
        results.push(await measure(browser, shell.port, content));
      } finally {
        await shell.stop();
      }
    }
    console.log(`\n${formatTable(HEAD, rowsOf(results))}`);
    return { results };
  } finally {
    await browser.close();
    await between.stop();
    await platform.stop();
  }
};
