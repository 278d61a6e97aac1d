import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const readJson = (file) => JSON.parse(readFileSync(file, "utf8"));

/**
 * Whether node_modules holds what the lockfile says. npm notes in `node_modules/.package-lock.json` what it put there;
 * an optional package of another platform is rightly missing.
 */
export const isInstalled = (root) => {
  const installedFile = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(installedFile)) return false;
  const wanted = Object.entries(readJson(join(root, "package-lock.json")).packages);
  const installed = readJson(installedFile).packages;
  return wanted.every(([place, { version, link, optional, devOptional, peer }]) => {
    if (!place.includes("node_modules/") || link) return true;
    const found = installed[place];
    return found ? found.version === version : Boolean(optional || devOptional || peer);
  });
};

/** npm as it was called, or the one beside this Node; never through a shell, so that paths may hold spaces. */
const npm = () => {
  const script = process.env.npm_execpath;
  if (script?.endsWith("npm-cli.js")) return [process.execPath, script];
  return [process.platform === "win32" ? "npm.cmd" : "npm"];
};

/**
 * Brings node_modules to what the lockfile says, with the development packages, which building needs also where NODE_ENV
 * says production. Not `npm ci`: it refuses a lockfile without the optional binaries of every other platform, which not
 * every registry carries.
 * @returns whether they are in place
 */
export const installDependencies = (root) => {
  if (isInstalled(root)) return true;
  console.log("Installing dependencies …");
  const [command, ...prefix] = npm();
  const args = [...prefix, "install", "--no-save", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  return spawnSync(command, args, { cwd: root, stdio: "inherit" }).status === 0;
};
