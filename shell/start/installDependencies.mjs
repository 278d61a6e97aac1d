import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { ROOT } from "./sourceHash.mjs";

const MARK = join(ROOT, "node_modules", ".serambi-lock");

const lockHash = () =>
  createHash("sha256")
    .update(readFileSync(join(ROOT, "package-lock.json")))
    .digest("hex");

/** npm as it was called, or the one beside this Node; never through a shell, so that paths may hold spaces. */
const npm = (args) => {
  const script = process.env.npm_execpath;
  const options = { cwd: ROOT, stdio: "inherit" };
  return script
    ? spawnSync(process.execPath, [script, ...args], options)
    : spawnSync(process.platform === "win32" ? "npm.cmd" : "npm", args, options);
};

/**
 * Installs the lockfile's packages where that was not done for this lockfile yet.
 * @returns whether they are in place
 */
export const installDependencies = () => {
  const wanted = lockHash();
  if (existsSync(MARK) && readFileSync(MARK, "utf8") === wanted) return true;
  console.log("Installing dependencies …");
  // Building needs the development packages too, also where NODE_ENV says production. Not `npm ci`: it refuses a
  // lockfile without the optional binaries of every other platform, which not every registry carries.
  const { status } = npm(["install", "--no-save", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"]);
  if (status !== 0) return false;
  writeFileSync(MARK, wanted);
  return true;
};
