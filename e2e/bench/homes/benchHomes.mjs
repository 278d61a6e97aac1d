import { readdirSync } from "node:fs";
import path from "node:path";

import { startProduct } from "../processes.mjs";
import { benchBeside } from "./benchBeside.mjs";

const MAX_RATIO = 1.5;

/** A site's seed is a file under its name; other parts of it are in camel case. */
export const seededSites = (root) =>
  readdirSync(path.join(root, "shell", "platform", "seed", "sites"))
    .filter((file) => /^[a-z-]+\.ts$/.test(file))
    .map((file) => path.basename(file, ".ts"));

/**
 * Every home page, cold, on a slow line and processor, beside the same page without scripts, in turns.
 * @param sites names of the sites to measure, or none for all that the embedded platform is seeded with
 */
export const benchHomes = async (root, dataDir, browser, { sites, runs }) => {
  const product = await startProduct(root, dataDir);
  try {
    const pages = (sites.length > 0 ? sites : seededSites(root)).map((site) => ({ site, path: "/" }));
    const homes = await benchBeside(browser, product.port, pages, { what: "home", runs, maxRatio: MAX_RATIO });
    return { runs, homes };
  } finally {
    await product.stop();
  }
};
