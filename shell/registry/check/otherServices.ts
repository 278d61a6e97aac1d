import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { ARTEFACT_FILE, type ArtefactStore } from "../ArtefactStore";
import { readArtefact } from "../readArtefact";
import type { Artefact, Registry } from "../schema";
import type { Trust } from "../trust";
import { VerifiedArtefacts } from "../VerifiedArtefacts";
import type { Endpoint } from "./Endpoint";
import { readService } from "./readService";

interface OtherServicesDeps {
  /** Has the files of live versions. */
  readonly store: ArtefactStore;
  readonly readTrust: () => Trust;
}

/** Reads what the service of a build in the repository answers. */
export const builtService = async (dist: string, artefact: Artefact): Promise<readonly Endpoint[]> =>
  artefact.service !== undefined && existsSync(join(dist, artefact.service))
    ? readService(artefact, (file) => readFile(join(dist, file)))
    : [];

const foldersIn = (folder: string): readonly string[] => (existsSync(folder) ? readdirSync(folder) : []);

/**
 * Endpoints of the services of the other remotes: of the versions that are live, and of a remote that is not live, as it was last built in
 * this repository. A service that does not load answers nothing, as in the platform.
 * @param remotes the repository's folder of remotes
 */
export const otherServices = async (
  name: string,
  registry: Registry,
  { store, readTrust }: OtherServicesDeps,
  remotes: string,
): Promise<readonly Endpoint[]> => {
  const artefacts = new VerifiedArtefacts(store, readTrust);
  const live = Object.entries(registry.remotes).flatMap(([id, { live: version, versions }]) => {
    const shipped = versions.find((one) => one.version === version);
    return shipped ? [{ id, shipped }] : [];
  });
  const isLive = (id: string): boolean => live.some((one) => one.id === id);
  const built = foldersIn(remotes).filter(
    (id) => id !== name && !isLive(id) && existsSync(join(remotes, id, "dist", ARTEFACT_FILE)),
  );
  const reads = [
    ...live
      .filter(({ id }) => id !== name)
      .map(({ id, shipped }) => async () => {
        const artefact = await artefacts.describe(id, shipped);
        return readService(artefact, (file) => artefacts.readFile(id, shipped, file));
      }),
    ...built.map((id) => async () => {
      const dist = join(remotes, id, "dist");
      return builtService(dist, (await readArtefact(dist)).artefact);
    }),
  ];
  const endpoints: Endpoint[] = [];
  for (const read of reads) endpoints.push(...(await read().catch(() => [])));
  return endpoints;
};
