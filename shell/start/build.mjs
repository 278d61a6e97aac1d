/**
 * Builds what is stale: the shell (browser, server, platform, the `serambi` command) and every remote.
 *   node shell/start/build.mjs [--shell] [--remote NAME …] [--force]
 * Without a choice everything is looked at, the workshop's remote only where WORKSHOP is on. A build is stale when
 * anything it reads has changed.
 */
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { brotliCompressSync, constants } from "node:zlib";

import { isWorkshopOn, shippedFolders } from "./shippedFolders.mjs";
import { ROOT, sourceHash } from "./sourceHash.mjs";

const { values } = parseArgs({
  options: { shell: { type: "boolean" }, remote: { type: "string", multiple: true }, force: { type: "boolean" } },
});

process.env.NODE_ENV ??= "production";

const SHELL = join(ROOT, "shell");
const REMOTES = join(ROOT, "remotes");
const COMMAND = join(SHELL, "dist", "server", "serambi.cjs");

const run = (script, args, cwd) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], { cwd, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    child.stdout.on("data", (text) => (output += text));
    child.stderr.on("data", (text) => (output += text));
    child.once("error", reject);
    child.once("exit", (code) =>
      code === 0 ? resolve(output) : reject(new Error(output.trim() || `exit code ${code}`)),
    );
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

const timed = async (what, work) => {
  const from = performance.now();
  await work();
  console.log(`built ${what} in ${((performance.now() - from) / 1000).toFixed(1)} s`);
};

const buildShell = () =>
  timed("shell", async () => {
    await rspack(SHELL);
    for (const folder of ["client", "worker"]) compressAll(join(SHELL, "dist", folder));
    stamp(SHELL);
  });

const buildRemote = (name) =>
  timed(name, async () => {
    const folder = join(REMOTES, name);
    await rspack(folder);
    await run(COMMAND, ["pack", join(folder, "dist")], ROOT);
    stamp(folder);
  });

const isChoice = Boolean(values.shell) || Boolean(values.remote?.length);
const all = shippedFolders(REMOTES, isWorkshopOn(process.env)).filter((name) =>
  existsSync(join(REMOTES, name, "rspack.config.ts")),
);
const remotes = isChoice ? (values.remote ?? []) : all;

try {
  if ((!isChoice || values.shell || !existsSync(COMMAND)) && isStale(SHELL)) await buildShell();
  for (const name of remotes) if (isStale(join(REMOTES, name))) await buildRemote(name);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
