import { resolve as resolvePath } from "node:path";

import type { Command } from "commander";

import { withShippedCanary } from "../../canaryChanges";
import { withShipped } from "../../changes";
import { readArtefact } from "../../readArtefact";
import { shipArtefact } from "../../shipArtefact";
import { signatureOf } from "../../signatureOf";
import { answerState } from "../answerState";
import { parsePercent, parseTenants } from "../audience";
import { buildRemote } from "../buildRemote";
import { changeNow, examples, withReasons, type ReasonOptions } from "../common";
import { packBuild } from "../packBuild";
import { openPlaces } from "../places";
import { isCheckedBefore, requireSound } from "../requireSound";
import { COMMAND_MS, within } from "../within";

interface ShipOptions extends ReasonOptions {
  readonly from?: string;
  readonly key?: string;
  readonly team?: string;
  readonly canary?: number;
  readonly tenant?: readonly string[];
}

export const addShip = (program: Command): void => {
  withReasons(
    program
      .command("ship")
      .argument("<name>", "of the remote")
      .description("build a remote, check it, sign it, put it into the store and make it live")
      .option("--from <dist>", "ship this build instead of building; one that serambi sign has signed needs no key")
      .option("--key <file>", "the team's private key; default SERAMBI_KEY, else the owner's in DATA_DIR/keys")
      .option("--team <name>", "whose key it is, where the file does not say so")
      .option(
        "--canary <percent>",
        "live for so many of all visitors only, beside the version that is live",
        parsePercent,
      )
      .option("--tenant <keys>", "live on these sites only, beside the version that is live", parseTenants),
  )
    .addHelpText("after", () =>
      examples(
        'ship courses --why "Filter by level"',
        "ship courses --canary 10%",
        "ship courses --tenant demo --key ~/courses.pem",
      ),
    )
    .action(async (name: string, options: ShipOptions) => {
      const build = async (): Promise<string> => {
        if (!options.from) return buildRemote(name);
        const from = resolvePath(options.from);
        // A build of ours is packed already.
        await packBuild(from);
        return from;
      };
      const dist = await within(COMMAND_MS, `the build of ${name}`, build);
      const { id } = (await readArtefact(dist)).artefact;
      if (id !== name) throw new Error(`${dist} holds the remote ${id}, not ${name}`);
      const places = await openPlaces();
      const signature = await signatureOf(dist, places.trust.read(), {
        dataDir: places.dataDir,
        remote: name,
        file: options.key ?? (process.env["SERAMBI_KEY"] || undefined),
        team: options.team,
      });
      const isChecked = !isCheckedBefore();
      if (isChecked) await within(COMMAND_MS, `the check of ${name}`, () => requireSound(name, dist));
      const change = changeNow(isChecked ? options : { ...options, why: `${options.why} (not checked)`.trim() });
      const { canary: weight, tenant: tenants } = options;
      const isCanary = weight !== undefined || tenants !== undefined;
      const after = await shipArtefact(dist, signature, { ...places, trust: places.trust.read }, (registry, signed) =>
        isCanary
          ? withShippedCanary(registry, signed, { weight, tenants }, change)
          : withShipped(registry, signed, change),
      );
      answerState(options, after, name);
    });
};
