import { addCanary } from "./commands/canary";
import { addCheck } from "./commands/check";
import { addDev } from "./commands/dev";
import { addKeys } from "./commands/keys";
import { addList } from "./commands/list";
import { addLive } from "./commands/live";
import { addNew } from "./commands/new";
import { addPack } from "./commands/pack";
import { addPrune } from "./commands/prune";
import { addShip } from "./commands/ship";
import { addSign } from "./commands/sign";
import { addTrust } from "./commands/trust";
import { runProgram } from "./runProgram";

const COMMANDS = [
  addNew,
  addCheck,
  addPack,
  addDev,
  addShip,
  addSign,
  addCanary,
  addLive,
  addList,
  addPrune,
  addKeys,
  addTrust,
];

void runProgram(COMMANDS, process.argv.slice(2), (line) => process.stderr.write(line)).then((code) => {
  if (code !== 0) process.exitCode = code;
});
