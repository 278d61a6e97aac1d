import { userInfo } from "node:os";
import { resolve as resolvePath } from "node:path";

import { sharedLibraries } from "@serambi/kernel/shared";
import { Command } from "commander";

import { withLive, withShipped, versionBefore } from "../changes";
import { FileArtefactStore } from "../FileArtefactStore";
import { pack } from "../pack";
import { RegistryFile } from "../RegistryFile";
import { formatList } from "./formatList";
import { buildRemote } from "./buildRemote";

const dataDir = (): string => resolvePath(process.env["DATA_DIR"] ?? ".data");
const print = (text: string): void => void process.stdout.write(`${text}\n`);

interface CommonOptions {
  readonly json?: boolean;
  readonly by: string;
  readonly why: string;
}

const withReasons = (command: Command): Command =>
  command
    .option("--by <name>", "who makes the change", process.env["SERAMBI_BY"] ?? userInfo().username)
    .option("--why <reason>", "why, for the history", "")
    .option("--json", "answer as JSON");

const answer = (options: { readonly json?: boolean }, text: string, value: unknown): void =>
  print(options.json ? JSON.stringify(value) : text);

const program = new Command("serambi").description(
  "Ships remotes and decides what is live. Data directory: DATA_DIR, default .data",
);

program
  .command("pack")
  .argument("<dist>", "a remote's dist folder")
  .description("make an artefact of a build (ship does this by itself)")
  .action(async (dist: string) => {
    const { id, version } = await pack(resolvePath(dist), sharedLibraries);
    print(`${id} ${version} packed`);
  });

withReasons(
  program.command("ship").argument("<name>").description("build a remote, put it into the store and make it live"),
)
  .option("--from <dist>", "ship this build instead of building")
  .action(async (name: string, options: CommonOptions & { readonly from?: string }) => {
    const dist = options.from ? resolvePath(options.from) : await buildRemote(name);
    const packed = await pack(dist, sharedLibraries);
    if (packed.id !== name) throw new Error(`${dist} holds the remote ${packed.id}, not ${name}`);
    const stored = await new FileArtefactStore(dataDir()).put(dist);
    await new RegistryFile(dataDir()).update((registry) =>
      withShipped(registry, stored, { at: new Date(), by: options.by, why: options.why }),
    );
    answer(options, `${name} ${packed.version} is live`, { remote: name, live: packed.version });
  });

program
  .command("list")
  .description("every remote with its live version and the others that can go live")
  .option("--json", "answer as JSON")
  .action(async (options: { readonly json?: boolean }) => {
    const registry = await new RegistryFile(dataDir()).read();
    answer(options, formatList(registry), registry.remotes);
  });

withReasons(
  program.command("live").argument("<name>").argument("<version>").description("make a shipped version live"),
).action(async (name: string, version: string, options: CommonOptions) => {
  const change = { at: new Date(), by: options.by, why: options.why };
  await new RegistryFile(dataDir()).update((registry) => withLive(registry, name, version, "live", change));
  answer(options, `${name} ${version} is live`, { remote: name, live: version });
});

withReasons(
  program.command("rollback").argument("<name>").description("make the version before the live one live again"),
).action(async (name: string, options: CommonOptions) => {
  const change = { at: new Date(), by: options.by, why: options.why };
  const after = await new RegistryFile(dataDir()).update((registry) =>
    withLive(registry, name, versionBefore(registry, name), "rollback", change),
  );
  const live = after.remotes[name]?.live ?? "";
  answer(options, `${name} is back at ${live}`, { remote: name, live });
});

program.parseAsync().catch((error: unknown) => {
  process.stderr.write(`serambi: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
