#!/usr/bin/env node
/** `npx serambi`: the compiled command, built first where it is missing. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..", "..");
const command = join(root, "shell", "dist", "server", "serambi.cjs");
if (!existsSync(command)) {
  const { status } = spawnSync(process.execPath, [join(root, "shell", "start", "build.mjs"), "--shell"], {
    stdio: ["ignore", 2, 2],
  });
  if (status !== 0) process.exit(status ?? 1);
}
createRequire(import.meta.url)(command);
