import { existsSync } from "node:fs";
import path from "node:path";

import { findBrowser, findHeadlessShell } from "../fixtures/findBrowser.mjs";
import { run } from "./run.mjs";

/** A package of Debian's, where we may install it: it brings the libraries that a downloaded browser would miss. */
const installPackage = async (root, name) => {
  if (!existsSync("/etc/debian_version") || process.getuid?.() !== 0) return "";
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  const update = await run("apt-get", ["update"], { cwd: root, env });
  const added = await run("apt-get", ["install", "-y", "--no-install-recommends", name], { cwd: root, env });
  return update.output + added.output;
};

const installByApt = (root) => installPackage(root, "chromium");

const installByPlaywright = async (root) => {
  const cli = path.join(root, "node_modules", "playwright-core", "cli.js");
  return (await run(process.execPath, [cli, "install", "chromium"], { cwd: root })).output;
};

/**
 * Finds a Chromium, or gets one.
 * @returns {Promise<{ isOk: boolean, output: string, browser: string | null }>}
 */
export const prepareBrowser = async (root) => {
  let output = "";
  for (const add of [null, installByApt, installByPlaywright]) {
    if (add) output += await add(root);
    const browser = await findBrowser();
    if (browser) return { isOk: true, output, browser };
  }
  return { isOk: false, output: `${output}\nNo Chromium: install one, or set CHROMIUM_PATH.\n`, browser: null };
};

/**
 * Gets the Chromium without a window where Debian has it. The tests are quicker with it and do as well without.
 * @returns {Promise<{ isOk: true, output: string }>}
 */
export const prepareHeadlessShell = async (root) => {
  if (!findHeadlessShell()) await installPackage(root, "chromium-headless-shell");
  return { isOk: true, output: "" };
};
