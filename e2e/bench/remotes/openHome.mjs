import { chromium } from "playwright-core";

import { BROWSER_FLAGS } from "../../fixtures/findBrowser.mjs";
import { get } from "../get.mjs";

const QUIET_MS = 1_000;

/** Takes out what differs between answers and releases: the nonce, the release's id, the port, when data were read. */
const comparable = (html, port) =>
  html
    .replaceAll(/nonce="[^"]*"/g, 'nonce=""')
    .replaceAll(/"release":\{"id":"[^"]*"/g, '"release":{"id":""')
    .replaceAll(/"asOf":"[^"]*"/g, '"asOf":""')
    .replaceAll(`:${port}`, "");

/** A file that a release names has the release's id for its name. */
const addressOf = (url, host) => url.replace(`http://${host}`, "").replace(/^\/_files\/[0-9a-f]+/, "/_files/");

/** The HTML of a site's home page, and all that a browser asks for to show it, with the bytes of each answer. */
export const openHome = async (executablePath, port, site) => {
  const host = `${site}.localhost:${port}`;
  const { text } = await get(port, host, "/");
  const browser = await chromium.launch({ executablePath, args: [...BROWSER_FLAGS] });
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: "block" });
    const page = await context.newPage();
    const answers = [];
    page.on("requestfinished", (request) => {
      answers.push(request.sizes().then(({ responseBodySize }) => [request.url(), responseBodySize]));
    });
    await page.goto(`http://${host}/`, { waitUntil: "networkidle" });
    await page.waitForTimeout(QUIET_MS);
    const known = await Promise.all(answers);
    const requests = known
      .map(([url, bytes]) => ({ path: addressOf(url, host), bytes }))
      .toSorted((a, b) => (a.path < b.path ? -1 : 1));
    return { html: comparable(text, port), requests };
  } finally {
    await browser.close();
  }
};
