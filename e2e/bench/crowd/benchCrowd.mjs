import path from "node:path";

import { startProduct, startProgram } from "../processes.mjs";
import { formatTable } from "../report.mjs";
import { crowd } from "./crowd.mjs";
import { measureCards } from "./measureCards.mjs";

const HEAD = [
  "32 connections",
  "answers/s",
  "p50 ms",
  "p99 ms",
  "budget",
  "max ms",
  "processor ms",
  "budget",
  "static",
  "failed",
  "",
];

/** A server is measured as it runs for weeks: by then the compiler has seen the code this often. */
const WARM_UP = 3000;

const UNCACHED = { p99: 150, cpuMs: 3 };
const CACHED = { p99: 25, cpuMs: 0.3 };

const always = (target) => () => target;

/** Never the same address twice, not even of the warm-up: no cache of pages can answer. */
const never = (target) => {
  let asked = 0;
  return () => `${target}?bench=${(asked += 1)}`;
};

const PAGES = [
  { name: "home, uncached", nextTarget: never("/"), budget: UNCACHED },
  { name: "home, cached", nextTarget: always("/"), budget: CACHED },
  { name: "list, uncached", nextTarget: never("/Courses"), budget: UNCACHED },
  { name: "list, cached", nextTarget: always("/Courses"), budget: CACHED },
];

const rowOf = (name, measured, budget, floor) => {
  const isKept = !budget || (measured.p99 <= budget.p99 && measured.cpuMs <= budget.cpuMs && measured.failed === 0);
  return [
    name,
    measured.perSecond.toFixed(0),
    measured.p50.toFixed(1),
    measured.p99.toFixed(1),
    budget ? `≤ ${budget.p99}` : "",
    measured.max.toFixed(1),
    measured.cpuMs.toFixed(2),
    budget ? `≤ ${budget.cpuMs}` : "",
    floor ? `${(measured.p99 / floor.p99).toFixed(1)} ×` : "",
    String(measured.failed),
    budget ? (isKept ? "ok" : "OVER") : "",
  ];
};

const cardLine = (cards) =>
  cards === null
    ? "Social cards: the pages name none."
    : `Social cards (${cards.cards}): ${cards.first.toFixed(0)} ms the first time (≤ 150), ${cards.after.toFixed(2)} ms after it (≤ 1), ${cards.failed} failed.`;

/**
 * Pages under the load of 32 visitors for some seconds each, beside a static page that is served from memory by a process
 * of its own, in the same run.
 */
export const benchCrowd = async (root, dataDir, { seconds }) => {
  const product = await startProduct(root, dataDir);
  try {
    const args = [path.join(import.meta.dirname, "serveStatic.mjs"), root, String(product.port)];
    const floorServer = await startProgram(args, {}, /http:\/\/[\w.-]+:(\d+)/);
    try {
      const of = ({ pid, port }, nextTarget) =>
        crowd({ pid, port, host: `main.localhost:${port}`, nextTarget }, { warmUp: WARM_UP, seconds });
      const floor = await of({ pid: floorServer.pid, port: Number(floorServer.found) }, always("/Courses"));
      const rows = [rowOf("static page", floor)];
      const pages = {};
      for (const { name, nextTarget, budget } of PAGES) {
        pages[name] = await of(product, nextTarget);
        rows.push(rowOf(name, pages[name], budget, floor));
        console.error(rows.at(-1).join("  "));
      }
      const cards = await measureCards(product.port);
      console.log(`\n${formatTable(HEAD, rows)}\n\n${seconds} s each. ${cardLine(cards)}`);
      return { seconds, floor, pages, cards };
    } finally {
      await floorServer.stop();
    }
  } finally {
    await product.stop();
  }
};
