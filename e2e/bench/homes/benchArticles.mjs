import { get } from "../get.mjs";
import { startProduct } from "../processes.mjs";
import { benchBeside } from "./benchBeside.mjs";

const MAX_RATIO = 1.5;

/** Sites of different looks, each with a list of what there is to read. */
const LISTS = {
  media: "/Blog",
  main: "/News",
  "coding-school": "/Berita",
  innovation: "/Articles",
  foundation: "/Blog",
};

/** What the first link of a list leads to that is an article's. */
const articleOf = async (port, site) => {
  const list = LISTS[site];
  if (list === undefined)
    throw new Error(`There is no list known of ${site}, only of ${Object.keys(LISTS).join(", ")}`);
  const { text } = await get(port, `${site}.localhost:${port}`, list);
  const path = new RegExp(`href="(${list}/(?:[^"/]+/)*\\d+/[^"]+)"`).exec(text)?.[1];
  if (path === undefined) throw new Error(`${list} of ${site} names no article`);
  return { site, path };
};

/**
 * An article of several sites, cold, on a slow line and processor, beside the same page without scripts, in turns.
 * @param sites names of the sites to measure, or none for all that are known
 */
export const benchArticles = async (root, dataDir, browser, { sites, runs }) => {
  const product = await startProduct(root, dataDir);
  try {
    const names = sites.length > 0 ? sites : Object.keys(LISTS);
    const pages = await Promise.all(names.map((site) => articleOf(product.port, site)));
    const articles = await benchBeside(browser, product.port, pages, { what: "article", runs, maxRatio: MAX_RATIO });
    return { runs, articles };
  } finally {
    await product.stop();
  }
};
