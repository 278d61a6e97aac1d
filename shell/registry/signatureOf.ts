import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { SIGNATURE_FILE } from "./ArtefactStore";
import { chooseKey, type KeyChoice } from "./chooseKey";
import { readArtefact } from "./readArtefact";
import { ArtefactSignature } from "./schema";
import { sign } from "./signing";
import type { Trust } from "./trust";

/** A signature that came with an artefact: it was signed elsewhere, where the key is. */
const broughtAlong = async (folder: string): Promise<ArtefactSignature | null> => {
  const text = await readFile(join(folder, SIGNATURE_FILE), "utf8").catch(() => null);
  if (text === null) return null;
  try {
    return ArtefactSignature.parse(JSON.parse(text));
  } catch (cause) {
    throw new Error(`${join(folder, SIGNATURE_FILE)} is no signature`, { cause });
  }
};

/** A new signature for the artefact in a folder. @throws Error when there is no artefact, or no key for it */
export const signFolder = async (folder: string, trust: Trust, choice: KeyChoice): Promise<ArtefactSignature> => {
  const { artefact, sha384 } = await readArtefact(folder);
  const key = await chooseKey(trust, choice);
  return sign({ id: artefact.id, version: artefact.version, sha384 }, key, new Date());
};

/**
 * The signature that an artefact is shipped with: the one that lies beside it, unless a key is named.
 * @throws Error when there is neither a signature nor a key
 */
export const signatureOf = async (folder: string, trust: Trust, choice: KeyChoice): Promise<ArtefactSignature> =>
  (choice.file === undefined ? await broughtAlong(folder) : null) ?? signFolder(folder, trust, choice);
