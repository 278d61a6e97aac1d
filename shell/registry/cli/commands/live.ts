import type { Command } from "commander";

import { versionBefore, withLive } from "../../changes";
import { RegistryFile } from "../../RegistryFile";
import { answer, dataDir, withReasons, type JsonOption, type ReasonOptions } from "../common";
import { formatList } from "../formatList";

/** What decides which of the shipped versions is live: `list`, `live`, `rollback`. */
export const addLive = (program: Command): void => {
  program
    .command("list")
    .description("every remote with its live version and the others that can go live")
    .option("--json", "answer as JSON")
    .action(async (options: JsonOption) => {
      const registry = await new RegistryFile(dataDir()).read();
      answer(options, formatList(registry), registry.remotes);
    });

  withReasons(
    program.command("live").argument("<name>").argument("<version>").description("make a shipped version live"),
  ).action(async (name: string, version: string, options: ReasonOptions) => {
    const change = { at: new Date(), by: options.by, why: options.why };
    await new RegistryFile(dataDir()).update((registry) => withLive(registry, name, version, "live", change));
    answer(options, `${name} ${version} is live`, { remote: name, live: version });
  });

  withReasons(
    program.command("rollback").argument("<name>").description("make the version before the live one live again"),
  ).action(async (name: string, options: ReasonOptions) => {
    const change = { at: new Date(), by: options.by, why: options.why };
    const after = await new RegistryFile(dataDir()).update((registry) =>
      withLive(registry, name, versionBefore(registry, name), "rollback", change),
    );
    const live = after.remotes[name]?.live ?? "";
    answer(options, `${name} is back at ${live}`, { remote: name, live });
  });
};
