import { userInfo } from "node:os";
import { resolve as resolvePath } from "node:path";

import type { Command } from "commander";

/** Where registry, artefacts and keys are: `DATA_DIR`, default `.data`. */
export const dataDir = (): string => resolvePath(process.env["DATA_DIR"] ?? ".data");

export const print = (text: string): void => void process.stdout.write(`${text}\n`);

export interface JsonOption {
  readonly json?: boolean;
}

/** Who makes a change, and why. */
export interface ReasonOptions extends JsonOption {
  readonly by: string;
  readonly why: string;
}

export const withReasons = (command: Command): Command =>
  command
    .option("--by <name>", "who makes the change", process.env["SERAMBI_BY"] ?? userInfo().username)
    .option("--why <reason>", "why, for the history", "")
    .option("--json", "answer as JSON");

/** One answer for people, or one for programs. */
export const answer = (options: JsonOption, text: string, value: unknown): void =>
  print(options.json ? JSON.stringify(value) : text);
