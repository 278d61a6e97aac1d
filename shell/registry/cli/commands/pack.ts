import { resolve as resolvePath } from "node:path";

import { sharedLibraries } from "@serambi/kernel/shared";
import type { Command } from "commander";

import { closeMachine } from "../../closeMachine";
import { pack } from "../../pack";
import { print } from "../common";
import { COMPRESSED } from "../root";

export const addPack = (program: Command): void => {
  program
    .command("pack")
    .argument("<dist>", "a remote's dist folder")
    .description("make an artefact of a build (ship does this by itself)")
    .action(async (dist: string) => {
      // It runs the remote's code on the machine of whoever ships.
      closeMachine();
      const { id, version } = await pack(resolvePath(dist), sharedLibraries, COMPRESSED);
      print(`${id} ${version} packed`);
    });
};
