import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { withShipped } from "../registry/changes";
import type { FileArtefactStore } from "../registry/FileArtefactStore";
import type { RegistryFile } from "../registry/RegistryFile";
import { Artefact } from "../registry/schema";
import { shippedFolders } from "./shippedFolders.mjs";

/**
 * Ships the remotes of this repository whose build the registry has never seen. A version that was rolled
 * back has been seen: a restart does not bring it back.
 * @param remotesFolder `remotes/`; nothing happens where there is none (an installation without sources)
 * @param hasWorkshop whether the remote of the workshop is among them
 */
export const shipBuilt = async (
  remotesFolder: string,
  store: FileArtefactStore,
  registry: RegistryFile,
  hasWorkshop: boolean,
): Promise<void> => {
  for (const name of shippedFolders(remotesFolder, hasWorkshop)) {
    const dist = join(remotesFolder, name, "dist");
    const text = await readFile(join(dist, "artefact.json"), "utf8").catch(() => null);
    if (text === null) continue;
    const { id, version } = Artefact.parse(JSON.parse(text));
    const known = (await registry.read()).remotes[id]?.versions ?? [];
    if (known.some((shipped) => shipped.version === version)) continue;
    const stored = await store.put(dist);
    await registry.update((before) =>
      withShipped(before, stored, { at: new Date(), by: "start", why: "built from this repository" }),
    );
  }
};
