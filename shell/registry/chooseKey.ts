import { readFile } from "node:fs/promises";

import { keyPath } from "./ensureLocalTeam";
import { readTeamKey, type TeamKey } from "./signing";
import { ownerOf, type Trust } from "./trust";

export interface KeyChoice {
  readonly dataDir: string;
  /** What is to be signed for. */
  readonly remote: string;
  /** A key file that somebody names. */
  readonly file?: string | undefined;
  /** Whose it is, where the file does not say so. */
  readonly team?: string | undefined;
}

/**
 * The key that a remote is signed with: the one that is named, else the owner's in the data directory.
 * @throws Error that says how to come by one
 */
export const chooseKey = async (trust: Trust, { dataDir, remote, file, team }: KeyChoice): Promise<TeamKey> => {
  if (file !== undefined) {
    const pem = await readFile(file, "utf8").catch((cause: unknown) => {
      throw new Error(`The key ${file} cannot be read`, { cause });
    });
    return readTeamKey(pem, team);
  }
  const owner = ownerOf(trust, remote);
  if (owner === null)
    throw new Error(`No team is trusted with ${remote}: serambi trust add <team> <public key> --remotes ${remote}`);
  const path = keyPath(dataDir, owner);
  const pem = await readFile(path, "utf8").catch(() => null);
  if (pem === null)
    throw new Error(
      `${remote} belongs to the team ${owner}, whose key is not in ${path}: name it with --key or SERAMBI_KEY`,
    );
  return readTeamKey(pem);
};
