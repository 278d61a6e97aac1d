import { existsSync } from "node:fs";
import path from "node:path";

import { findBrowser } from "../fixtures/findBrowser.mjs";
import { run } from "./run.mjs";

/** Debian's package, where we may install it: it brings the libraries that a downloaded browser would miss. */
const installByApt = async (root) => {
  if (!existsSync("/etc/debian_version") || process.getuid?.() !== 0) return "";
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  const update = await run("apt-get", ["update"], { cwd: root, env });
  const added = await run("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], { cwd: root, env });
  return update.output + added.output;
};

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
