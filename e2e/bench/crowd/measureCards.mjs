import { Agent } from "node:http";

import { get } from "../get.mjs";

const TIMES = 200;
const PAGES = [
  ["main", "/"],
  ["main", "/Courses"],
  ["foundation", "/"],
  ["demo", "/"],
  ["festival", "/"],
  ["campus", "/"],
];

const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** The path of the picture that a page names for those who share it; null where it names none of ours. */
const cardOf = async (port, host, page) => {
  const { text } = await get(port, host, page);
  const address = /<meta property="og:image" content="([^"]*)"/.exec(text)?.[1]?.replaceAll("&amp;", "&");
  if (address === undefined || !URL.canParse(address)) return null;
  const { pathname, search } = new URL(address);
  return pathname.startsWith("/social/") ? pathname + search : null;
};

const timed = async (ask) => {
  const from = performance.now();
  const { status } = await ask();
  return { ms: performance.now() - from, isPicture: status === 200 };
};

/**
 * Social cards of several pages: the first time, and after it.
 * @returns medians in milliseconds, or null where pages name no card
 */
export const measureCards = async (port) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    const [first, after] = [[], []];
    let failed = 0;
    for (const [site, page] of PAGES) {
      const host = `${site}.localhost:${port}`;
      const card = await cardOf(port, host, page);
      if (card === null) continue;
      const ask = () => get(port, host, card, { agent });
      const { ms, isPicture } = await timed(ask);
      first.push(ms);
      if (!isPicture) failed += 1;
      for (let time = 0; time < TIMES; time += 1) after.push((await timed(ask)).ms);
    }
    return first.length === 0 ? null : { cards: first.length, failed, first: median(first), after: median(after) };
  } finally {
    agent.destroy();
  }
};
