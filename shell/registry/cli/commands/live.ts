import type { Command } from "commander";

import { withPromoted } from "../../canaryChanges";
import { withLive, withRolledBack, type Change } from "../../changes";
import type { Registry } from "../../schema";
import { answerState } from "../answerState";
import { changeNow, examples, openRegistry, withReasons, type ReasonOptions } from "../common";

const change = async (
  name: string,
  options: ReasonOptions,
  make: (registry: Registry, change: Change) => Registry,
): Promise<void> => {
  const after = await openRegistry().update((registry) => make(registry, changeNow(options)));
  answerState(options, after, name);
};

/** What decides which of the shipped versions everybody gets: `live`, `promote`, `rollback`. Each of them ends a canary. */
export const addLive = (program: Command): void => {
  withReasons(
    program
      .command("live")
      .argument("<name>", "of the remote")
      .argument("<version>", "one that was shipped")
      .description("make a shipped version live for everybody; ends a canary"),
  )
    .addHelpText("after", () => examples('live courses 0.1.0-3fa2c1d9ab --why "The old filter is missed"'))
    .action((name: string, version: string, options: ReasonOptions) =>
      change(name, options, (registry, now) => withLive(registry, name, version, now)),
    );

  withReasons(
    program.command("promote").argument("<name>", "of the remote").description("make the canary live for everybody"),
  )
    .addHelpText("after", () => examples('promote courses --why "Three hours without a failure"'))
    .action((name: string, options: ReasonOptions) =>
      change(name, options, (registry, now) => withPromoted(registry, name, now)),
    );

  withReasons(
    program
      .command("rollback")
      .argument("<name>", "of the remote")
      .description("take the canary back; where none is on trial, make the version before the live one live again"),
  )
    .addHelpText("after", () => examples('rollback courses --why "The list is empty on phones"'))
    .action((name: string, options: ReasonOptions) =>
      change(name, options, (registry, now) => withRolledBack(registry, name, now)),
    );
};
