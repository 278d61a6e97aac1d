import { resolve as resolvePath } from "node:path";

import type { Command } from "commander";

import { buildRemote } from "../buildRemote";
import { answer, examples, withJson, type JsonOption } from "../common";
import { packBuild } from "../packBuild";
import { COMMAND_MS, within } from "../within";

interface CheckOptions extends JsonOption {
  readonly from?: string;
  readonly sites?: string;
}

export const addCheck = (program: Command): void => {
  withJson(
    program
      .command("check")
      .argument("<name>")
      .description("whether a remote can go live: every check that ship makes, and what to do where one fails")
      .option("--from <dist>", "check this build instead of building")
      .option("--sites <file>", "addresses of live sites, one a line; default CHECK_SITES, else the seeded sites"),
  )
    .addHelpText("after", () => examples("check courses", "check courses --sites sites.txt --json"))
    .action(async (name: string, { from, sites, ...options }: CheckOptions) => {
      const build = async (): Promise<string> => {
        if (from === undefined) return buildRemote(name);
        const dist = resolvePath(from);
        await packBuild(dist);
        return dist;
      };
      // It brings a reader of CSS along, which no other command needs.
      const { checkBuilt } = await import("../checkBuilt");
      const { version, outcomes, isSound, report } = await within(COMMAND_MS, `the check of ${name}`, () =>
        checkBuilt(name, build, sites),
      );
      answer(options, report, { remote: name, version, isSound, checks: outcomes });
      if (!isSound) process.exitCode = 1;
    });
};
