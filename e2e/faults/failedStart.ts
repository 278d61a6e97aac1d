import { spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import path from "node:path";

import { ROOT } from "../fixtures/root";
import { makeEmptyDataDir } from "../fixtures/dataDir";

const SERVER_ENTRY = path.join(ROOT, "shell", "dist", "server", "serve.cjs");
const MUST_END_MS = 30_000;

interface Ended {
  /** Null where it had to be killed. */
  readonly code: number | null;
  readonly printed: string;
}

/**
 * Starts the product with an environment that it is to refuse.
 * @param makeDir for what it refuses only once it has its data, a folder that has them already
 */
export const failedStart = async (
  env: Readonly<Record<string, string>>,
  makeDir: () => Promise<string> = makeEmptyDataDir,
): Promise<Ended> => {
  const dataDir = await makeDir();
  const child = spawn(process.execPath, [SERVER_ENTRY], {
    cwd: dataDir,
    env: { PATH: process.env["PATH"], NODE_ENV: "production", PORT: "0", DATA_DIR: dataDir, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    timeout: MUST_END_MS,
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
    });
  await once(child, "close");
  await rm(dataDir, { recursive: true, force: true, maxRetries: 3 });
  return { code: child.exitCode, printed };
};
