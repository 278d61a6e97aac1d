import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

/**
 * Runs the `serambi` command of a repository on the data of a server.
 * @returns what it said, and how long it took
 * @throws Error with its words where it ends otherwise than well
 */
export const runSerambi = async (root, { dataDir, env = {} }, ...args) => {
  const command = path.join(root, "shell", "registry", "bin", "serambi.mjs");
  const from = performance.now();
  const child = spawn(process.execPath, [command, ...args], {
    cwd: root,
    env: { PATH: process.env["PATH"], NODE_ENV: "production", DATA_DIR: dataDir, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let [output, errors] = ["", ""];
  child.stdout.on("data", (text) => (output += text));
  child.stderr.on("data", (text) => (errors += text));
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`serambi ${args.join(" ")} ended with ${code}\n${errors}${output}`);
  return { output, ms: performance.now() - from };
};
