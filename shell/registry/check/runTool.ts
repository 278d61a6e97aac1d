import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { z } from "zod";

const TIMEOUT_MS = 120_000;
const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;

const Package = z.object({ bin: z.union([z.string(), z.record(z.string(), z.string())]) });

/** The program of an installed package. @throws Error where it is not installed */
const programOf = (root: string, name: string, command: string): string => {
  // Not by its name: a package may keep its description to itself.
  const folder = join(root, "node_modules", name);
  const { bin } = Package.parse(JSON.parse(readFileSync(join(folder, "package.json"), "utf8")));
  const path = typeof bin === "string" ? bin : bin[command];
  if (path === undefined) throw new Error(`${name} has no command ${command}`);
  return join(folder, path);
};

/**
 * Runs a development tool in the repository.
 * @returns what it wrote to standard output, whatever it found
 * @throws Error where it is not installed, or could not do its work
 */
export const runTool = (
  root: string,
  { name, command }: { readonly name: string; readonly command: string },
  args: readonly string[],
): Promise<string> =>
  new Promise((resolve, reject) => {
    const options = { cwd: root, timeout: TIMEOUT_MS, killSignal: "SIGKILL" as const, maxBuffer: MAX_OUTPUT_BYTES };
    execFile(process.execPath, [programOf(root, name, command), ...args], options, (error, stdout, stderr) => {
      // It found something: that is in what it wrote.
      if (!error || stdout !== "") resolve(stdout);
      else reject(new Error(`${command} failed: ${stderr.trim() || error.message}`, { cause: error }));
    });
  });
