import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import { run } from "./run.mjs";

const readJson = (file) => JSON.parse(readFileSync(file, "utf8"));

/**
 * Whether node_modules holds what the lockfile says. npm notes in `node_modules/.package-lock.json` what it put there;
 * an optional package of another platform is rightly missing.
 */
export const isInstalled = (root) => {
  const installedFile = path.join(root, "node_modules", ".package-lock.json");
  if (!existsSync(installedFile)) return false;
  const wanted = Object.entries(readJson(path.join(root, "package-lock.json")).packages);
  const installed = readJson(installedFile).packages;
  return wanted.every(([place, { version, link, optional, devOptional, peer }]) => {
    if (!place.includes("node_modules/") || link) return true;
    const found = installed[place];
    return found ? found.version === version : Boolean(optional || devOptional || peer);
  });
};

/** npm as a program: the one that runs us, so that it needs no look-up. */
const npm = () => {
  const script = process.env["npm_execpath"];
  return script?.endsWith("npm-cli.js") ? [process.execPath, script] : ["npm"];
};

/**
 * Brings node_modules to what the lockfile says. Not `npm ci`: it refuses a lockfile that lacks the optional binaries
 * of some other platform.
 */
export const install = (root) => {
  const [command, ...prefix] = npm();
  return run(command, [...prefix, "install", "--no-save", "--include=dev", "--no-audit", "--no-fund"], { cwd: root });
};
