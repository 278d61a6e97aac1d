import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { memoryOf, startProduct } from "../processes.mjs";
import { formatTable, medians } from "../report.mjs";
import { copyRepository } from "./copyRepository.mjs";
import { runSerambi } from "./runSerambi.mjs";
import { TextChange } from "./TextChange.mjs";
import { untilShown } from "./untilShown.mjs";
import { Visitors } from "./Visitors.mjs";

const SITE = "main";
const PAGES = ["/", "/Courses"];
/** A site that shows every page there is. */
const OPEN_SITE = "dev";
const NEW_REMOTE = "open-house";
const NEW_PAGE = "/Open-House";
/** Ships after which the server has the memory that it works with. */
const WARM_UP_SHIPS = 10;
const GC_NODE_ARGS = ["--expose-gc", "--require", path.join(import.meta.dirname, "gcOnSignal.cjs")];
const SETTLE_MS = 2_000;

const settled = async ({ pid }) => {
  for (let round = 0; round < 3; round += 1) {
    await sleep(SETTLE_MS);
    process.kill(pid, "SIGUSR2");
  }
  await sleep(SETTLE_MS);
  return memoryOf(pid);
};

const beginRemote = async (copy, dataDir, port) => {
  const from = Date.now();
  const { ms } = await runSerambi(copy, { dataDir }, "new", NEW_REMOTE);
  const shown = untilShown(port, `${OPEN_SITE}.localhost:${port}`, NEW_PAGE, ({ status }) => status === 200);
  await runSerambi(copy, { dataDir }, "ship", NEW_REMOTE, "--by", "bench", "--why", "a new page");
  return { newMs: ms, liveMs: (await shown) - from };
};

/** Ships with visitors in between: none of them may see anything but pages, and memory may not grow. */
const shipInARow = async (server, change, count) => {
  const visitors = new Visitors(server.port, `${SITE}.localhost:${server.port}`, PAGES);
  const ship = async (times) => {
    const shipped = [];
    for (let number = 0; number < times; number += 1) {
      shipped.push(await change.goLive({ isChecked: false }));
      console.error(`${number + 1}/${times}: first new answer after ${shipped.at(-1).response.toFixed(0)} ms`);
    }
    return shipped;
  };
  try {
    await ship(WARM_UP_SHIPS);
    const before = await settled(server);
    const shipped = await ship(count);
    const after = await settled(server);
    return { shipped, before, after, visitors };
  } finally {
    await visitors.leave();
  }
};

const HEAD = ["from a source to visitors", "median", "worst", "budget", ""];

const row = (name, values, max, digits = 0) => {
  const [middle, worst] = [medians(values.map((value) => ({ value }))).value, Math.max(...values)];
  const isKept = max === undefined || middle <= max;
  return [
    name,
    middle.toFixed(digits),
    worst.toFixed(digits),
    max === undefined ? "" : `≤ ${max}`,
    max === undefined ? "" : isKept ? "ok" : "OVER",
  ];
};

const MEMORY_HEAD = ["memory, MB", "before", "after", "growth", "budget", ""];
const MEMORY_BUDGET = 1.1;
const memoryRow = (name, before, after, isBudgeted) => [
  name,
  before.toFixed(0),
  after.toFixed(0),
  `${(after / before).toFixed(2)} ×`,
  isBudgeted ? `≤ ${MEMORY_BUDGET} ×` : "",
  isBudgeted ? (after / before <= MEMORY_BUDGET ? "ok" : "OVER") : "",
];

const report = ({ checked, begun, row: { shipped, before, after, visitors } }) => {
  const of = (changes, key) => changes.map((change) => change[key]);
  const rows = [
    row("a text: build and check, ms", of(checked, "check"), 3000),
    row("a text: build, check, sign, ship, ms", of(checked, "ship")),
    row("from then to the first new answer, ms", of(checked, "response"), 1000),
    row(`the same, ${shipped.length} ships among visitors, ms`, of(shipped, "response"), 1000),
    row("  counted from the end of the command, ms", of(shipped, "afterShip"), 1000),
    row("serambi new to its page on a site, ms", [begun.liveMs]),
  ];
  const memory = [
    memoryRow("server and rendering", before.pagesMb, after.pagesMb, true),
    memoryRow("  the server's own", before.serverMb, after.serverMb, false),
    memoryRow("  rendering", before.renderMb, after.renderMb, false),
  ];
  const verdict = visitors.failed === 0 ? "ok" : "FAILED";
  console.log(`\n${formatTable(HEAD, rows)}\n`);
  console.log(`${formatTable(MEMORY_HEAD, memory)}\n`);
  console.log(`${visitors.answers} pages meanwhile, ${visitors.failed} failed (0 allowed): ${verdict}.`);
};

/**
 * A text of one remote to visitors of a server that runs, a new remote, and many ships in a row. Sources change in a copy of
 * the repository.
 */
export const benchShipping = async (root, dataDir, { remote, runs, ships }) => {
  const copy = await copyRepository(root, path.join(dataDir, "repository"));
  const data = path.join(dataDir, "data");
  const server = await startProduct(copy, data, { nodeArgs: GC_NODE_ARGS });
  try {
    const change = new TextChange(copy, data, server.port, remote);
    // What has never been looked at is looked at once, and kept: a first check says nothing of the next ones.
    await change.goLive({ isChecked: true });
    const checked = [];
    for (let round = 1; round <= runs; round += 1) {
      checked.push(await change.goLive({ isChecked: true }));
      const { check, ship, response } = checked.at(-1);
      console.error(
        `${round}/${runs}: check ${check.toFixed(0)}, ship ${ship.toFixed(0)}, answer ${response.toFixed(0)}`,
      );
    }
    const begun = await beginRemote(copy, data, server.port);
    const inARow = await shipInARow(server, change, ships);
    report({ checked, begun, row: inARow });
    const { visitors, ...rest } = inARow;
    return { remote, runs, ships, checked, begun, ...rest, visits: visitors.answers, failedVisits: visitors.failed };
  } finally {
    await server.stop();
  }
};
