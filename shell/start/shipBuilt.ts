import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { withShipped } from "../registry/changes";
import { hasNoRoom } from "../registry/hasCode";
import { isPruned } from "../registry/prune";
import { Artefact, type Registry } from "../registry/schema";
import { shipArtefact, type ShippingPlaces } from "../registry/shipArtefact";
import { signFolder } from "../registry/signatureOf";
import { signatureProblem } from "../registry/trust";
import { shippedFolders } from "./shippedFolders.mjs";

interface ShipBuiltOptions extends ShippingPlaces {
  readonly dataDir: string;
  /** `remotes/`; nothing happens where there is none (an installation without sources). */
  readonly remotesFolder: string;
  /** Whether the remote of the workshop is among them. */
  readonly hasWorkshop: boolean;
  /** Told of a remote that could not be shipped. The others are, and what was live before goes on. */
  readonly onRefused: (remote: string, error: unknown) => void;
}

/** What is to be done with a build: nothing where the registry has it, with a signature that counts, or had it until it was pruned. */
const stateOf = ({ remotes }: Registry, trust: ShippingPlaces["trust"], { id, version }: Artefact) => {
  const known = remotes[id]?.versions.find((shipped) => shipped.version === version);
  if (!known) return isPruned(remotes[id], version) ? "shipped" : "new";
  return signatureProblem(trust(), { id, ...known }, known.signature) === null ? "shipped" : "unsigned";
};

/**
 * Ships the remotes of this repository whose build the registry has never seen, with the key of this installation. A version
 * that was rolled back or pruned has been seen: a restart does not bring it back.
 */
export const shipBuilt = async (options: ShipBuiltOptions): Promise<void> => {
  const { dataDir, remotesFolder, hasWorkshop, registry, trust, onRefused } = options;
  for (const name of shippedFolders(remotesFolder, hasWorkshop)) {
    const dist = join(remotesFolder, name, "dist");
    const text = await readFile(join(dist, "artefact.json"), "utf8").catch(() => null);
    if (text === null) continue;
    const artefact = Artefact.parse(JSON.parse(text));
    const state = stateOf(await registry.read(), trust, artefact);
    if (state === "shipped") continue;
    try {
      const signature = await signFolder(dist, trust(), { dataDir, remote: artefact.id });
      await shipArtefact(dist, signature, options, (before, signed) =>
        state === "unsigned"
          ? before
          : withShipped(before, signed, { at: new Date(), by: "start", why: "built from this repository" }),
      );
    } catch (error) {
      onRefused(name, error);
      // The disk is the same for all others: one line says it.
      if (hasNoRoom(error)) return;
    }
  }
};
