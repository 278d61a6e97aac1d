import type { Command } from "commander";

import { remoteOf } from "../../changes";
import { answer, examples, openRegistry, withJson, type JsonOption } from "../common";
import { formatHistory } from "../formatHistory";
import { formatList } from "../formatList";

/** What is live and how it came to be: `list`, `history`. */
export const addList = (program: Command): void => {
  withJson(
    program
      .command("list")
      .description("every remote with its live version, its canary and the others that can go live"),
  )
    .addHelpText("after", () => examples("list", "list --json"))
    .action(async (options: JsonOption) => {
      const registry = await openRegistry().read();
      answer(options, formatList(registry), registry.remotes);
    });

  withJson(
    program
      .command("history")
      .argument("<name>", "of the remote")
      .description("who changed what of a remote, when and why; the newest first, 200 changes at most"),
  )
    .addHelpText("after", () => examples("history courses", "history courses --json"))
    .action(async (name: string, options: JsonOption) => {
      const history = remoteOf(await openRegistry().read(), name).history.toReversed();
      answer(options, formatHistory(history), history);
    });
};
