/**
 * `npm run bench [-- --runs 7 --pages 1500 --json FILE]`: `/Courses` of the main site beside a hand-written static page of
 * the same content. Both are loaded cold, in turns, in one run: compare figures of one run only.
 * `npm run bench -- homes [main festival … --runs 3]`: every home page beside itself without scripts.
 * `npm run bench -- articles [media main … --runs 3]`: an article of several sites beside itself without scripts.
 * `npm run bench -- kinds`: what each kind of page of classes, programmes and posts loads, beside its limit.
 * `npm run bench -- load [--seconds 10]`: pages under 32 visitors at once, cached and not, beside a static page.
 * `npm run bench -- lighthouse [main demo/Pricing …]`: Lighthouse on home and other pages, with the audits that cost points.
 * `npm run bench -- tenants [--tenants 10000 --json FILE]`: what ten thousand tenants cost beside a hundred.
 * `npm run bench -- navigation [--runs 7]`: from a click to the heading of the next page, with and without a sign before.
 * `npm run bench -- same [main media …]`: every page of every site, come to by a click and by its address.
 * `npm run bench -- shipping [--remote courses --runs 5 --ships 40]`: a changed text of one remote to visitors, a new remote,
 *   ships in a row.
 * `npm run bench -- remotes [--remotes 200]`: what many registered remotes cost beside eight: a page, what is live, start, memory.
 * `npm run bench -- federation [--runs 5]`: pages as they are beside the same pages built as one bundle without federation.
 * `npm run bench -- palette`: the search of a site with 1,000 and with 5,000 entries: its index, and a letter typed into it.
 * `npm run bench -- ledger [--entries 1000000 --json FILE]`: a balance among as many entries in a PostgreSQL server.
 * `npm run bench -- quiz [--attempts 100000 --json FILE]`: 300 learners who hand in within 10 s, embedded and with a PostgreSQL server;
 *   the analysis of as many attempts there.
 * `npm run bench -- classes [--classes 100000 --json FILE]`: `class/active` over as many classes in a PostgreSQL server.
 * `npm run bench -- boards [--scores 1000000 --json FILE]`: a page of a leaderboard and the own rank among as many pupils in a PostgreSQL server.
 * `npm run bench -- jobs [--jobs 100000 --json FILE]`: `career/job/list` over as many open jobs in a PostgreSQL server.
 */
import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";

import { findBrowser } from "../fixtures/findBrowser.mjs";
import { benchBoards } from "./boards/benchBoards.mjs";
import { benchClasses } from "./classes/benchClasses.mjs";
import { benchArticles } from "./homes/benchArticles.mjs";
import { benchHomes } from "./homes/benchHomes.mjs";
import { benchKinds } from "./kinds/benchKinds.mjs";
import { benchCrowd } from "./crowd/benchCrowd.mjs";
import { benchLedger } from "./ledger/benchLedger.mjs";
import { benchJobs } from "./jobs/benchJobs.mjs";
import { benchLighthouse } from "./lighthouse/benchLighthouse.mjs";
import { coldLoad } from "./coldLoad.mjs";
import { measureLoad } from "./load.mjs";
import { benchQuiz } from "./quiz/benchQuiz.mjs";
import { startProduct } from "./processes.mjs";
import { formatTable, medians, rowsOf } from "./report.mjs";
import { startStaticServer } from "./staticServer.mjs";
import { benchRemotes } from "./remotes/benchRemotes.mjs";
import { benchFederation } from "./federation/benchFederation.mjs";
import { benchSame } from "./same/benchSame.mjs";
import { benchShipping } from "./shipping/benchShipping.mjs";
import { benchPalette } from "./palette/benchPalette.mjs";
import { benchNavigation } from "./navigation/benchNavigation.mjs";
import { benchTenants } from "./tenants/benchTenants.mjs";

const ROOT = path.resolve(import.meta.dirname, "../..");
const HEAD = ["/Courses, cold, slow 4G, processor 4 × slower", "Serambi", "static", "ratio", "budget", ""];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tenants: { type: "string", default: "10000" },
    classes: { type: "string", default: "100000" },
    entries: { type: "string", default: "1000000" },
    jobs: { type: "string", default: "100000" },
    scores: { type: "string", default: "1000000" },
    attempts: { type: "string", default: "100000" },
    runs: { type: "string", default: "5" },
    pages: { type: "string", default: "1500" },
    seconds: { type: "string", default: "10" },
    ships: { type: "string", default: "40" },
    remote: { type: "string", default: "courses" },
    remotes: { type: "string", default: "200" },
    json: { type: "string" },
  },
});
const COUNTS = [
  "runs",
  "pages",
  "seconds",
  "tenants",
  "classes",
  "ships",
  "remotes",
  "entries",
  "jobs",
  "attempts",
  "scores",
];
const counts = COUNTS.map((name) => Number(values[name]));
if (!counts.every((count) => Number.isInteger(count) && count > 0))
  throw new Error(`${COUNTS.map((name) => `--${name}`).join(", ")} take whole numbers from 1`);
const [runs, pages, seconds, tenants, classes, ships, remotes, entries, jobs, attempts, scores] = counts;
const SUBJECTS = [
  "pages",
  "homes",
  "articles",
  "kinds",
  "load",
  "lighthouse",
  "tenants",
  "classes",
  "boards",
  "jobs",
  "ledger",
  "quiz",
  "navigation",
  "same",
  "shipping",
  "remotes",
  "federation",
  "palette",
];
const [subject = "pages", ...sites] = positionals;
if (!SUBJECTS.includes(subject)) throw new Error(`There is no bench of ${subject}, only of ${SUBJECTS.join(", ")}`);

const build = () => {
  const { status } = spawnSync(process.execPath, [path.join(ROOT, "shell", "start", "build.mjs")], {
    cwd: ROOT,
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("The build failed; the lines above say why.");
};

const loadInTurns = async (browser, addresses) => {
  const results = addresses.map(() => []);
  for (let round = 1; round <= runs; round += 1)
    for (const [index, address] of addresses.entries()) {
      const result = await coldLoad(browser, address);
      results[index].push(result);
      console.error(`${round}/${runs} ${address}: FCP ${result.fcp?.toFixed(0)}, LCP ${result.lcp?.toFixed(0)}`);
    }
  return results.map(medians);
};

const measure = async (browser, dataDir) => {
  const product = await startProduct(ROOT, dataDir);
  const floor = await startStaticServer(ROOT, product.port);
  try {
    const addresses = [
      `http://main.localhost:${product.port}/Courses`,
      `http://static.localhost:${floor.port}/Courses`,
    ];
    const [shown, hand] = await loadInTurns(browser, addresses);
    const load = await measureLoad(product, { host: `main.localhost:${product.port}`, pages });
    return { product: shown, floor: hand, load };
  } finally {
    await floor.stop();
    await product.stop();
  }
};

const requireBrowser = async () => {
  const browser = await findBrowser();
  if (browser === null) throw new Error("No Chromium found: `npm test` installs one, or set CHROMIUM_PATH");
  return browser;
};

const benchPages = async (dataDir) => {
  const browser = await requireBrowser();
  const result = await measure(browser, dataDir);
  console.log(`\n${formatTable(HEAD, rowsOf(result.product, result.floor, result.load))}\n\nMedians of ${runs}.`);
  return { runs, ...result };
};

build();
const dataDir = await mkdtemp(path.join(tmpdir(), "serambi-bench-"));
try {
  const benches = {
    pages: () => benchPages(dataDir),
    homes: async () => benchHomes(ROOT, dataDir, await requireBrowser(), { sites, runs }),
    articles: async () => benchArticles(ROOT, dataDir, await requireBrowser(), { sites, runs }),
    kinds: async () => benchKinds(ROOT, dataDir, await requireBrowser()),
    load: () => benchCrowd(ROOT, dataDir, { seconds }),
    lighthouse: async () => benchLighthouse(ROOT, dataDir, await requireBrowser(), { sites }),
    tenants: () => benchTenants(ROOT, dataDir, tenants),
    same: async () => benchSame(ROOT, dataDir, await requireBrowser(), { sites }),
    navigation: async () => benchNavigation(ROOT, dataDir, await requireBrowser(), { runs }),
    classes: () => benchClasses(ROOT, classes),
    boards: () => benchBoards(ROOT, scores),
    jobs: () => benchJobs(ROOT, jobs),
    quiz: () => benchQuiz(ROOT, dataDir, attempts),
    ledger: () => benchLedger(ROOT, dataDir, entries),
    remotes: async () => benchRemotes(ROOT, dataDir, await requireBrowser(), { remotes }),
    federation: async () => benchFederation(ROOT, dataDir, await requireBrowser(), { runs }),
    palette: async () => benchPalette(ROOT, dataDir, await requireBrowser()),
    shipping: () => benchShipping(ROOT, dataDir, { remote: values.remote, runs, ships }),
  };
  const result = await benches[subject]();
  const machine = `${cpus()[0]?.model}, ${cpus().length} cores, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}`;
  console.log(machine);
  if (values.json) await writeFile(values.json, `${JSON.stringify({ machine, ...result }, null, 2)}\n`);
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
