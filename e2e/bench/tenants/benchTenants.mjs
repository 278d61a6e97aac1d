import { startProduct, startShell } from "../processes.mjs";
import { formatTable } from "../report.mjs";
import { makeTenant } from "./makeTenant.mjs";
import { restedMemory } from "./memory.mjs";
import { startStandInPlatform } from "./standInPlatform.mjs";
import { tenantHead, tenantRows } from "./tenantRows.mjs";
import { readTemplates } from "./templates.mjs";
import { timeEach, visitAll } from "./visits.mjs";

const FEW = 100;
const LOOK_UPS = 4_000;
/** By then code is compiled, and pages have taken what room they need while they are made: what memory grows by later is not theirs. */
const WARM_UP_ROUNDS = 40;
/** An answer that takes the tenant and next to nothing else: what is slow about it is the lookup. */
const LIGHT = "/favicon.svg";

const range = (from, to) => Array.from({ length: to - from }, (_, index) => from + index);

const say = (text) => console.error(`${new Date().toISOString().slice(11, 19)} ${text}`);

const realTemplates = async (root, dataDir) => {
  const product = await startProduct(root, dataDir);
  try {
    return await readTemplates(product.port);
  } finally {
    await product.stop();
  }
};

/** One after another over tenants that are known and in use. */
const lookUp = async (server, tenants) => {
  await visitAll(server, tenants);
  return timeEach(
    server,
    range(0, LOOK_UPS).map((index) => tenants[index % tenants.length]),
    LIGHT,
  );
};

const measure = async (server, platform, count) => {
  const few = range(0, FEW);
  const last = range(count - FEW, count);
  say(`${WARM_UP_ROUNDS} pages of each of ${FEW} tenants`);
  let failed = 0;
  // Each at an address of its own: none is sent from memory.
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) failed += await visitAll(server, few, `/?visit=${round}`);
  say("a rest");
  const memoryFew = await restedMemory(server);
  const lookUpFew = await lookUp(server, few);

  say(`a page of each of ${count} tenants`);
  failed += await visitAll(server, range(FEW, count - FEW));
  const newPage = await timeEach(server, last);
  say("a rest");
  const memoryMany = await restedMemory(server);
  const lookUpMany = await lookUp(server, last);
  // A page is kept when it is asked for the second time.
  failed += await visitAll(server, last);
  const knownPage = await timeEach(server, last);
  const packedPage = await timeEach(server, few);

  say("each of them with the platform stopped");
  await platform.stop();
  const lost = await visitAll(server, range(0, count), LIGHT);
  failed += [newPage, knownPage, packedPage, lookUpFew, lookUpMany].reduce((sum, timed) => sum + timed.failed, 0);
  return {
    count,
    few: FEW,
    memoryFew,
    memoryMany,
    lookUpFew,
    lookUpMany,
    newPage,
    knownPage,
    packedPage,
    failed,
    lost,
  };
};

/** What `count` tenants cost a shell, beside a hundred: memory, lookup, the first page; and whether it keeps them. */
export const benchTenants = async (root, dataDir, count) => {
  if (count < 3 * FEW) throw new Error(`--tenants takes at least ${3 * FEW}`);
  const templates = await realTemplates(root, dataDir);
  const platform = await startStandInPlatform(count, (index) => makeTenant(templates, index));
  try {
    const server = await startShell(root, { dataDir, servicesUrl: platform.url });
    try {
      const result = await measure(server, platform, count);
      console.log(`\n${formatTable(tenantHead(result), tenantRows(result))}\n`);
      return result;
    } finally {
      await server.stop();
    }
  } finally {
    await platform.stop();
  }
};
