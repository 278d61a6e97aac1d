import { resolve as resolvePath } from "node:path";

import { sharedLibraries } from "@serambi/kernel/shared";
import type { Command } from "commander";

import { withShipped } from "../../changes";
import { FileArtefactStore } from "../../FileArtefactStore";
import { pack } from "../../pack";
import { RegistryFile } from "../../RegistryFile";
import { buildRemote } from "../buildRemote";
import { answer, dataDir, withReasons, type ReasonOptions } from "../common";

export const addShip = (program: Command): void => {
  withReasons(
    program.command("ship").argument("<name>").description("build a remote, put it into the store and make it live"),
  )
    .option("--from <dist>", "ship this build instead of building")
    .action(async (name: string, options: ReasonOptions & { readonly from?: string }) => {
      const dist = options.from ? resolvePath(options.from) : await buildRemote(name);
      const packed = await pack(dist, sharedLibraries);
      if (packed.id !== name) throw new Error(`${dist} holds the remote ${packed.id}, not ${name}`);
      const stored = await new FileArtefactStore(dataDir()).put(dist);
      await new RegistryFile(dataDir()).update((registry) =>
        withShipped(registry, stored, { at: new Date(), by: options.by, why: options.why }),
      );
      answer(options, `${name} ${packed.version} is live`, { remote: name, live: packed.version });
    });
};
