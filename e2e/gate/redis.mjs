import { existsSync } from "node:fs";

import { run } from "./run.mjs";

const find = async (root) => {
  const command = process.env["REDIS_SERVER_PATH"] ?? "redis-server";
  return (await run(command, ["--version"], { cwd: root })).isOk;
};

/** Debian's package, where we may install it. Tests start it themselves: `RUNLEVEL` says that nobody else is to. */
const installByApt = async (root) => {
  if (!existsSync("/etc/debian_version") || process.getuid?.() !== 0) return "";
  const env = { DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  const update = await run("apt-get", ["update"], { cwd: root, env });
  const added = await run("apt-get", ["install", "-y", "--no-install-recommends", "redis-server"], { cwd: root, env });
  return update.output + added.output;
};

/**
 * Finds a Redis for the tests of what processes share, or gets one.
 * @returns {Promise<{ isOk: boolean, output: string }>}
 */
export const prepareRedis = async (root) => {
  if (await find(root)) return { isOk: true, output: "" };
  const output = await installByApt(root);
  if (await find(root)) return { isOk: true, output };
  const message =
    "No redis-server: install one (`brew install redis`, `apt-get install redis-server`), or set REDIS_SERVER_PATH.";
  return { isOk: false, output: `${output}\n${message}\n` };
};
