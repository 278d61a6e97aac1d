import { Command } from "commander";

import { addLive } from "./commands/live";
import { addPack } from "./commands/pack";
import { addShip } from "./commands/ship";

const program = new Command("serambi").description(
  "Ships remotes and decides what is live. Data directory: DATA_DIR, default .data",
);
addPack(program);
addShip(program);
addLive(program);

program.parseAsync().catch((error: unknown) => {
  process.stderr.write(`serambi: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
