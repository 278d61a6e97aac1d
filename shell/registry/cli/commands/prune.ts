import { InvalidArgumentError, type Command } from "commander";

import { assetHashes } from "../../ArtefactStore";
import { KEPT_VERSIONS, withPruned } from "../../prune";
import { answer, changeNow, examples, withReasons, type ReasonOptions } from "../common";
import { openPlaces, type Places } from "../places";

interface PruneOptions extends ReasonOptions {
  readonly keep: number;
}

const parseKeep = (text: string): number => {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new InvalidArgumentError("A number of versions, 1 or more.");
  return Number(text);
};

/** Takes what is superfluous out of the registry. @returns versions by remote */
const pruneRegistry = async (
  { registry: file }: Places,
  name: string | undefined,
  options: PruneOptions,
): Promise<Readonly<Record<string, readonly string[]>>> => {
  const gone: Record<string, readonly string[]> = {};
  await file.update((before) => {
    let registry = before;
    for (const id of name === undefined ? Object.keys(before.remotes) : [name]) {
      const pruned = withPruned(registry, id, options.keep, changeNow(options));
      registry = pruned.registry;
      gone[id] = pruned.gone;
    }
    return registry;
  });
  return gone;
};

/** Hashes of the asset sets of every registered version; one that cannot be read has none that anybody could load. */
const assetsOf = async ({ registry, store }: Places): Promise<ReadonlySet<string>> => {
  const versions = Object.entries((await registry.read()).remotes).flatMap(([id, remote]) =>
    remote.versions.map(({ version }) => [id, version] as const),
  );
  const found = await Promise.all(
    versions.map(([id, version]) =>
      store.describe(id, version).then(
        ({ artefact }) => assetHashes(artefact),
        () => [],
      ),
    ),
  );
  return new Set(found.flat());
};

export const addPrune = (program: Command): void => {
  withReasons(
    program
      .command("prune")
      .argument("[name]", "one remote; without it all of them")
      .description("delete old versions; never the live one, a canary or the one a rollback goes to")
      .option("--keep <number>", "so many of the newest versions stay", parseKeep, KEPT_VERSIONS),
  )
    .addHelpText(
      "after",
      "\nPages that browsers have open since before load their code from its own version: keep as many as you ship in a day.",
    )
    .addHelpText("after", () => examples("prune --keep 10", "prune courses --keep 3 --json"))
    .action(async (name: string | undefined, options: PruneOptions) => {
      const places = await openPlaces();
      const before = await assetsOf(places);
      const gone = await pruneRegistry(places, name, options);
      for (const [id, versions] of Object.entries(gone))
        for (const version of versions) await places.store.remove(id, version);
      const needed = await assetsOf(places);
      await places.store.removeAssets([...before].filter((hash) => !needed.has(hash)));
      const lines = Object.entries(gone).flatMap(([id, versions]) =>
        versions.map((version) => `${id} ${version} is deleted`),
      );
      answer(options, lines.join("\n") || "Nothing to delete", gone);
    });
};
