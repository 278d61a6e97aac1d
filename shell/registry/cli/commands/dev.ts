import { existsSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import { sharedLibraries } from "@serambi/kernel/shared";
import { InvalidArgumentError, type Command } from "commander";

import { chooseKey } from "../../chooseKey";
import { shellProblem } from "../../dev/askShell";
import { BuildServer } from "../../dev/BuildServer";
import { keptSecret, listenFrom } from "../../dev/localAddress";
import { LocalRemote } from "../../dev/LocalRemote";
import { makeOverrideToken, MAX_OVERRIDE_MS } from "../../dev/overrideToken";
import { watchRemote, type BuildReport } from "../../dev/watchRemote";
import { answer, dataDir, examples, print, withJson, type JsonOption } from "../common";
import { openTrust } from "../places";
import { ROOT } from "../root";

interface DevOptions extends JsonOption {
  readonly shell: string;
  readonly port: number;
  readonly key?: string;
  readonly team?: string;
}

const FIRST_PORT = 4_300;

const parseShell = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol !== "http:" && url?.protocol !== "https:")
    throw new InvalidArgumentError("It takes the address of a site: https://main.example");
  return url.origin;
};

const parsePort = (text: string): number => {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new InvalidArgumentError("It takes a port");
  return port;
};

const folderOf = (name: string): string => {
  const folder = join(ROOT, "remotes", name);
  if (!existsSync(join(folder, "rspack.config.ts"))) throw new Error(`There is no remote remotes/${name}`);
  return folder;
};

/** No two builds have the same name, also not those of two runs. */
const nextBuild = (): string => Date.now().toString(36);

const complain = (words: string): void => void process.stderr.write(`${words}\n`);

const wordsOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

const untilStopped = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
  });

/** Serves a remote while it is changed, and prints the address that lets a browser show it. Runs until it is stopped. */
const develop = async (name: string, options: DevOptions): Promise<void> => {
  const { shell } = options;
  const folder = folderOf(name);
  const place = join(dataDir(), "dev", name);
  const output = join(place, "web");
  await mkdir(output, { recursive: true });
  const key = await chooseKey((await openTrust()).read(), {
    dataDir: dataDir(),
    remote: name,
    file: options.key ?? (process.env["SERAMBI_KEY"] || undefined),
    team: options.team,
  });
  const server = new BuildServer({ folder: output, shell, secret: await keptSecret(join(place, "address.json")) });
  await listenFrom(server, options.port);

  const printAddress = (): void => {
    const expires = new Date(Date.now() + MAX_OVERRIDE_MS).toISOString();
    const override = { remote: name, team: key.team, address: server.address, shell, expires };
    const opens = `${shell}/__override#${makeOverrideToken(override, key)}`;
    const words = `Open this in the browser that is to show it, within the hour:\n\n  ${opens}\n`;
    answer(options, process.stdin.isTTY ? `${words}\nEnter prints a new one, Ctrl-C ends.` : words, {
      remote: name,
      shell,
      opens,
      expires,
    });
  };
  let isFirst = true;
  const fail = (errors: string): void => {
    server.tell({ kind: "failed", errors });
    complain(errors);
  };
  const take = async (container: string): Promise<void> => {
    try {
      const code = await readFile(join(place, "server", "remote.cjs"), "utf8");
      const onFailure = (error: unknown): void => complain(wordsOf(error));
      server.take(container, nextBuild(), LocalRemote.evaluate(code, name, sharedLibraries, { shell, onFailure }));
    } catch (error) {
      return fail(wordsOf(error));
    }
    if (isFirst) printAddress();
    else if (!options.json) print(`${name} is built`);
    isFirst = false;
  };
  const onReport = (report: BuildReport): void => {
    if (report.kind === "built") void take(report.container);
    else if (report.kind === "failed") fail(report.errors);
    else server.tell(report);
  };
  // Code of the remote that nobody waits for: the command goes on.
  const onStray = (error: unknown): void => complain(wordsOf(error));
  process.on("unhandledRejection", onStray);
  let stop = (): void => undefined;
  const ended = new Promise<never>((_, reject) => {
    const onEnd = (words: string): void => reject(new Error(`The build of ${name} ended. ${words}`));
    stop = watchRemote({ folder, place, onReport, onEnd });
  });
  const problem = await shellProblem(shell);
  if (problem !== null) complain(`serambi: ${problem}`);
  if (process.stdin.isTTY) process.stdin.on("data", printAddress);
  try {
    await Promise.race([ended, untilStopped()]);
  } finally {
    stop();
    process.off("unhandledRejection", onStray);
    process.stdin.pause();
    await server.close();
  }
};

/** `dev`: a remote as it is being written, inside of a running shell (decision 27). */
export const addDev = (program: Command): void => {
  withJson(
    program
      .command("dev")
      .argument("<name>")
      .description("build a remote while you change it, and show it inside of a running shell, in one browser")
      .option(
        "--shell <url>",
        "a site of the running shell, here or live",
        parseShell,
        `http://main.localhost:${process.env["PORT"] || "3000"}`,
      )
      .option(
        "--port <port>",
        "where the build is served on this machine; the next free one is taken",
        parsePort,
        FIRST_PORT,
      )
      .option("--key <file>", "the team's private key; default SERAMBI_KEY, else the owner's in DATA_DIR/keys")
      .option("--team <name>", "whose key it is, where the file does not say so"),
  )
    .addHelpText("after", () => examples("dev courses", "dev courses --shell https://dev.example --key ~/courses.pem"))
    .action(develop);
};
