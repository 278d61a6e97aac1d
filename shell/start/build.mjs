/**
 * Builds what is stale: the shell (browser, server, platform, the `serambi` command) and every remote.
 *   node shell/start/build.mjs [--shell] [--remote NAME …] [--fixtures] [--force]
 * Without a choice everything is looked at, the workshop's remote only where WORKSHOP is on. A build is stale when
 * anything it reads has changed. With their fixtures, remotes can be checked.
 */
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { brotliCompressSync, constants } from "node:zlib";

import { takeLock } from "../registry/FileLock.mjs";
import { isWorkshopOn, shippedFolders } from "./shippedFolders.mjs";
import { ROOT, sourceHash } from "./sourceHash.mjs";

const { values } = parseArgs({
  options: {
    shell: { type: "boolean" },
    remote: { type: "string", multiple: true },
    fixtures: { type: "boolean" },
    force: { type: "boolean" },
  },
});

process.env.NODE_ENV ??= "production";

const SHELL = join(ROOT, "shell");
const REMOTES = join(ROOT, "remotes");
/** Packing runs the remote's code, which may never come back. */
const PACK_TIMEOUT_MS = 30_000;
const COMMAND = join(SHELL, "dist", "server", "serambi.cjs");

const run = (script, args, cwd, timeout) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd,
      timeout,
      // The code of a remote may bear every other signal.
      killSignal: "SIGKILL",
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    child.stdout.on("data", (text) => (output += text));
    child.stderr.on("data", (text) => (output += text));
    child.once("error", reject);
    child.once("exit", (code, signal) => {
      if (code === 0) resolve(output);
      else if (signal)
        reject(new Error(`No end within ${timeout} ms: an endless loop, or a timer, where it is loaded`));
      else reject(new Error(output.trim() || `exit code ${code}`));
    });
  });

const rspack = (folder) => {
  const cli = join(
    dirname(createRequire(join(ROOT, "package.json")).resolve("@rspack/cli/package.json")),
    "bin",
    "rspack.js",
  );
  return run(cli, ["build", "--config", join(folder, "rspack.config.ts")], folder);
};

const stampOf = (folder) => `${process.env.NODE_ENV} ${sourceHash(folder)}`;
const stampFile = (folder) => join(folder, "dist", ".stamp");
const isStale = (folder) =>
  values.force || !existsSync(stampFile(folder)) || readFileSync(stampFile(folder), "utf8") !== stampOf(folder);
const stamp = (folder) => {
  mkdirSync(join(folder, "dist"), { recursive: true });
  writeFileSync(stampFile(folder), stampOf(folder));
};

/** Scripts and styles, compressed once as well as it goes, from the bytes that are served. */
const compressAll = (folder) => {
  for (const name of readdirSync(folder).filter((file) => /\.(?:js|css)$/.test(file))) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(readFileSync(join(folder, name)), { params }));
  }
};

/** Data of the platform that `serambi check` reads each time: the code that makes it brings the whole platform, and all that it is seeded with. */
const writeForCheck = async (folder) => {
  const load = createRequire(import.meta.url);
  const { seedSites } = load(join(folder, "seedSites.cjs"));
  const { listEndpoints } = load(join(folder, "listEndpoints.cjs"));
  writeFileSync(join(folder, "seedSites.json"), JSON.stringify(seedSites));
  writeFileSync(join(folder, "endpoints.json"), JSON.stringify(await listEndpoints()));
};

const timed = async (what, work) => {
  const from = performance.now();
  await work();
  console.log(`built ${what} in ${((performance.now() - from) / 1000).toFixed(1)} s`);
};

const buildShell = () =>
  timed("shell", async () => {
    await rspack(SHELL);
    for (const folder of ["client", "worker"]) compressAll(join(SHELL, "dist", folder));
    await writeForCheck(join(SHELL, "platform", "dist"));
    stamp(SHELL);
  });

/** Where `serambi check` looks for a remote's fixtures: they are no part of what is shipped. */
const fixturesFolder = (name) => join(ROOT, ".cache", "fixtures", name);
const fixturesStamp = (name) => `${stampOf(join(REMOTES, name))} ${sourceHash(join(REMOTES, name, "testing"))}`;
const areFixturesStale = (name) => {
  const file = join(fixturesFolder(name), ".stamp");
  return values.force || !existsSync(file) || readFileSync(file, "utf8") !== fixturesStamp(name);
};

const buildRemote = (name) =>
  timed(name, async () => {
    const folder = join(REMOTES, name);
    if (values.fixtures) process.env.SERAMBI_FIXTURES = fixturesFolder(name);
    await rspack(folder);
    if (values.fixtures && existsSync(join(folder, "testing")))
      writeFileSync(join(fixturesFolder(name), ".stamp"), fixturesStamp(name));
    await run(COMMAND, ["pack", join(folder, "dist")], ROOT, PACK_TIMEOUT_MS);
    stamp(folder);
  });

const isChoice = Boolean(values.shell) || Boolean(values.remote?.length);
const all = shippedFolders(REMOTES, isWorkshopOn(process.env)).filter((name) =>
  existsSync(join(REMOTES, name, "rspack.config.ts")),
);
const remotes = isChoice ? (values.remote ?? []) : all;

/** Two builds at once would write the same files: `npm start`, `serambi ship` and `serambi check` all come here. */
const BUILD_MS = 15 * 60_000;
mkdirSync(join(ROOT, ".cache"), { recursive: true });
const lock = await takeLock(join(ROOT, ".cache", "build.lock"), {
  patienceMs: BUILD_MS,
  staleMs: BUILD_MS,
  onWait: () => console.log("another build is under way; waiting for its end"),
});

try {
  if ((!isChoice || values.shell || !existsSync(COMMAND)) && isStale(SHELL)) await buildShell();
  for (const name of remotes)
    if (isStale(join(REMOTES, name)) || (values.fixtures && areFixturesStale(name))) await buildRemote(name);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  await lock.release();
}
