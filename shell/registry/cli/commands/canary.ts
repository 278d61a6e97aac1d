import type { Command } from "commander";

import { withCanary } from "../../canaryChanges";
import { answerState } from "../answerState";
import { parsePercent, parseTenants } from "../audience";
import { changeNow, examples, openRegistry, withReasons, type ReasonOptions } from "../common";

interface CanaryOptions extends ReasonOptions {
  readonly weight?: number;
  readonly tenant?: readonly string[];
}

export const addCanary = (program: Command): void => {
  const command = program
    .command("canary")
    .argument("<name>", "of the remote")
    .argument("[version]", "one that was shipped; without it the canary that is on trial")
    .description("try a version beside the live one, or change who gets the one on trial")
    .option("--weight <percent>", "so many of all visitors", parsePercent)
    .option("--tenant <keys>", "everybody on these sites; an empty text takes them off", parseTenants);
  withReasons(command)
    .addHelpText("after", () =>
      examples(
        "canary courses --weight 25%",
        "canary courses --weight 0% --tenant demo,foundation",
        "canary courses 0.1.0-3fa2c1d9ab --weight 5%",
      ),
    )
    .action(async (name: string, version: string | undefined, options: CanaryOptions) => {
      const { weight, tenant: tenants } = options;
      if (weight === undefined && tenants === undefined)
        command.error("Say who is to get it: --weight 10%, --tenant demo, or both");
      const audience = { weight, tenants };
      const after = await openRegistry().update((registry) =>
        withCanary(registry, name, version, audience, changeNow(options)),
      );
      answerState(options, after, name);
    });
};
