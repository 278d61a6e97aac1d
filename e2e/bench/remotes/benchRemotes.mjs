import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

import { Agent } from "node:http";

import { get } from "../get.mjs";
import { makeSecrets, memoryOf, startPlatform, startShell } from "../processes.mjs";
import { formatTable } from "../report.mjs";
import { copyRepository } from "../shipping/copyRepository.mjs";
import { untilShown } from "../shipping/untilShown.mjs";
import { openHome } from "./openHome.mjs";
import { openRemoteMaker } from "./makeRemotes.mjs";
import { timeResolve } from "./timeResolve.mjs";

const SITES = ["main", "demo"];
/** The fewest that the many are compared with; more where the repository ships more by itself. */
const FEWEST = 8;
/** Pages of each site before memory is read: each at an address of its own. */
const WARM_UP = 200;
const RESOLVE_MS = 0.2;
const KB = 1024;

const visit = async (port) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    for (let number = 0; number < WARM_UP; number += 1)
      for (const site of SITES) await get(port, `${site}.localhost:${port}`, `/?visit=${number}`, { agent });
  } finally {
    agent.destroy();
  }
};

/** How many remotes the repository ships by itself: all but the workshop's. */
const countOwn = async (folder) => {
  const names = await readdir(folder);
  const about = await Promise.all(names.map((name) => readFile(path.join(folder, name, "package.json"), "utf8")));
  return about.filter((text) => JSON.parse(text).serambi?.only !== "workshop").length;
};

/** A server with what the repository holds now: started once to ship it, then measured in a life of its own. */
const measure = async (root, dataDir, browser, platform, secrets) => {
  const options = { dataDir, servicesUrl: platform.url, secrets };
  await (await startShell(root, options)).stop();
  const from = performance.now();
  const server = await startShell(root, options);
  try {
    const listening = performance.now() - from;
    await untilShown(server.port, `${SITES[0]}.localhost:${server.port}`, "/", ({ status }) => status === 200);
    const firstPage = performance.now() - from;
    const homes = {};
    for (const site of SITES) homes[site] = await openHome(browser, server.port, site);
    await visit(server.port);
    const { remotes } = JSON.parse((await get(server.port, `${SITES[0]}.localhost`, "/registry.json")).text);
    return { count: Object.keys(remotes).length, listening, firstPage, homes, memory: await memoryOf(server.pid) };
  } finally {
    await server.stop();
  }
};

const sumOf = ({ requests }) => requests.reduce((sum, { bytes }) => sum + bytes, 0);

/** Where two lists of answers differ; nothing where they are the same. The page itself is compared by its text. */
const differences = (few, many) => {
  const known = new Map(few.requests.map(({ path: target, bytes }) => [target, bytes]));
  const others = new Map(many.requests.map(({ path: target, bytes }) => [target, bytes]));
  return [...new Set([...known.keys(), ...others.keys()])]
    .filter((target) => target !== "/" && known.get(target) !== others.get(target))
    .map((target) => `${target}: ${known.get(target) ?? "–"}, ${others.get(target) ?? "–"}`);
};

const firstDifference = (one, other) => {
  const at = [...one].findIndex((character, index) => character !== other[index]);
  const from = Math.max(0, at - 60);
  return `${one.slice(from, from + 160)}\n${other.slice(from, from + 160)}`;
};

const homeRows = (few, many) =>
  SITES.flatMap((site) => {
    const [one, other] = [few.homes[site], many.homes[site]];
    const found = differences(one, other);
    if (one.html !== other.html) console.log(`The HTML of ${site} differs:\n${firstDifference(one.html, other.html)}`);
    for (const line of found) console.log(`${site} ${line}`);
    const htmlBytes = (home) => Buffer.byteLength(home.html);
    const isSame = found.length === 0 && one.html === other.html;
    return [
      [
        `home of ${site}: HTML, bytes`,
        String(htmlBytes(one)),
        String(htmlBytes(other)),
        "same text",
        one.html === other.html ? "ok" : "OVER",
      ],
      [`  requests`, String(one.requests.length), String(other.requests.length), "the same", isSame ? "ok" : "OVER"],
      [`  bytes of all answers, KB`, (sumOf(one) / KB).toFixed(1), (sumOf(other) / KB).toFixed(1), "", ""],
    ];
  });

const resolveRow = (name, few, many) => [
  name,
  few.toFixed(4),
  many.toFixed(4),
  `≤ ${RESOLVE_MS}`,
  many <= RESOLVE_MS ? "ok" : "OVER",
];

const plainRow = (name, few, many, digits = 0) => [name, few.toFixed(digits), many.toFixed(digits), "", ""];

/** What many registered remotes cost beside a few: a page, a decision what is live, the start, memory. */
export const benchRemotes = async (root, dataDir, browser, { remotes: count }) => {
  const copy = await copyRepository(root, path.join(dataDir, "repository"));
  const make = await openRemoteMaker(copy, path.join(dataDir, "making"));
  const secrets = makeSecrets();
  const platform = await startPlatform(copy, path.join(dataDir, "platform"), secrets);
  try {
    const at = async (number) => {
      const data = path.join(dataDir, `with-${number}`);
      const measured = await measure(copy, data, browser, platform, secrets);
      if (measured.count !== number) throw new Error(`${measured.count} remotes are live, not ${number}`);
      const resolve = await timeResolve(copy, path.join(dataDir, "compiled"), path.join(data, "registry.json"));
      console.error(`${number} remotes measured`);
      return { ...measured, resolve };
    };
    const own = await countOwn(path.join(copy, "remotes"));
    const fewest = Math.max(FEWEST, own);
    await make(Array.from({ length: fewest - own }, (_, index) => index + 1));
    const few = await at(fewest);
    await make(Array.from({ length: count - fewest }, (_, index) => fewest - own + index + 1));
    const many = await at(count);
    const rows = [
      ...homeRows(few, many),
      resolveRow("deciding what is live: median, ms", few.resolve.again.median, many.resolve.again.median),
      resolveRow("  99 of 100, ms", few.resolve.again.p99, many.resolve.again.p99),
      resolveRow("  first after a change: median, ms", few.resolve.first.median, many.resolve.first.median),
      resolveRow("  99 of 100, ms", few.resolve.first.p99, many.resolve.first.p99),
      plainRow("start until it listens, ms", few.listening, many.listening),
      plainRow("  until the first page, ms", few.firstPage, many.firstPage),
      plainRow("memory of server and rendering, MB", few.memory.pagesMb, many.memory.pagesMb),
      plainRow("  of it the server's own", few.memory.serverMb, many.memory.serverMb),
      plainRow("  of it rendering", few.memory.renderMb, many.memory.renderMb),
    ];
    console.log(
      `\n${formatTable(["remotes registered", String(few.count), String(many.count), "budget", ""], rows)}\n`,
    );
    const plain = ({ homes, ...rest }) => ({ ...rest, requests: Object.values(homes).map(({ requests }) => requests) });
    return { few: plain(few), many: plain(many) };
  } finally {
    await platform.stop();
  }
};
