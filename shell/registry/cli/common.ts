import { userInfo } from "node:os";
import { resolve as resolvePath } from "node:path";

import type { Command } from "commander";

import type { Change } from "../changes";
import { RegistryFile } from "../RegistryFile";

/** Where registry, artefacts and keys are: `DATA_DIR`, default `.data`. */
export const dataDir = (): string => resolvePath(process.env["DATA_DIR"] ?? ".data");

/** The registry of the data directory. A broken one is an error here, where a shell would go on with the last good one. */
export const openRegistry = (): RegistryFile =>
  new RegistryFile(dataDir(), (_message, error) => {
    throw new Error(`The registry in ${dataDir()} cannot be read`, { cause: error });
  });

export const print = (text: string): void => void process.stdout.write(`${text}\n`);

export interface JsonOption {
  readonly json?: boolean;
}

/** Who makes a change, and why. */
export interface ReasonOptions extends JsonOption {
  readonly by: string;
  readonly why: string;
}

/** In a container there may be no user of that number. */
const userName = (): string => {
  try {
    return userInfo().username;
  } catch {
    return "unknown";
  }
};

export const withJson = (command: Command): Command => command.option("--json", "answer as JSON");

export const withReasons = (command: Command): Command =>
  withJson(
    command
      .option("--by <name>", "who makes the change", process.env["SERAMBI_BY"] ?? userName())
      .option("--why <reason>", "why, for the history", ""),
  );

export const changeNow = ({ by, why }: ReasonOptions): Change => ({ at: new Date(), by, why });

/** One answer for people, or one for programs. */
export const answer = (options: JsonOption, text: string, value: unknown): void =>
  print(options.json ? JSON.stringify(value) : text);

/** Command lines to copy, under the options in a command's help. */
export const examples = (...lines: readonly string[]): string =>
  `\nExamples:\n${lines.map((line) => `  npx serambi ${line}`).join("\n")}`;
