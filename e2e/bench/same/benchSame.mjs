import { chromium } from "playwright-core";

import { BROWSER_FLAGS } from "../../fixtures/findBrowser.mjs";
import { comeByClick, differences, loadFirst } from "../../fixtures/shownPage.mjs";
import { get } from "../get.mjs";
import { seededSites } from "../homes/benchHomes.mjs";
import { startProduct } from "../processes.mjs";

const pathsIn = (xml) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address).pathname);

/** Every address that a site tells search engines of. */
const addressesOf = async (port, host) => {
  const found = [];
  for (const part of pathsIn((await get(port, host, "/sitemap.xml")).text))
    found.push(...(part.endsWith(".xml") ? pathsIn((await get(port, host, part)).text) : [part]));
  return [...new Set(found)];
};

/** Every page of every site, come to by a click and by its address: what differs is printed. */
export const benchSame = async (root, dataDir, executablePath, { sites }) => {
  const product = await startProduct(root, dataDir);
  const browser = await chromium.launch({ executablePath, args: [...BROWSER_FLAGS] });
  let [compared, different] = [0, 0];
  try {
    const hosts = sites.length > 0 ? sites : seededSites(root);
    for (const site of hosts) {
      const host = `${site}.localhost:${product.port}`;
      const context = await browser.newContext({ serviceWorkers: "block" });
      const page = await context.newPage();
      for (const target of await addressesOf(product.port, host)) {
        const address = `http://${host}${target}`;
        // From a page that is not the one that is meant.
        await loadFirst(page, `http://${host}${target === "/" ? "/robots.txt-is-no-page" : "/"}`);
        const clicked = await comeByClick(page, address);
        const found = differences(await loadFirst(page, address), clicked);
        compared += 1;
        if (found.length > 0) {
          different += 1;
          console.log(`${site}${target}\n${found.join("\n")}`);
        }
      }
      await context.close();
      console.error(`${site}: ${compared} compared, ${different} different so far`);
    }
  } finally {
    await browser.close();
    await product.stop();
  }
  console.log(`${compared} pages compared, ${different} differ between a click and a first load`);
  return { compared, different };
};
