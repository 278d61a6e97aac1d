import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import { hasCode } from "./hasCode";
import { makeTeamKey, readTeamKey } from "./signing";
import { LOCAL_TEAM, type Trust } from "./trust";

/** Where a team's private key is looked for and put, unless somebody says otherwise. */
export const keyPath = (dataDir: string, team: string): string => join(dataDir, "keys", `${team}.pem`);

/** Writes a file that was not there, whole or not at all, whoever else does the same. @throws EEXIST */
export const writeOnce = async (path: string, text: string, mode: number): Promise<void> => {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomBytes(6).toString("hex")}`;
  await writeFile(draft, text, { mode });
  try {
    await link(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
};

const unlessThere = (error: unknown): void => {
  if (!hasCode(error, "EEXIST")) throw error;
};

/**
 * For an installation that ships to itself: a key of its own, trusted with every remote that no other team owns.
 * Nothing happens where there is a trust file: from then on it is the operator's word, also about this key.
 */
export const ensureLocalTeam = async (dataDir: string): Promise<void> => {
  const trustFile = join(dataDir, "trust.json");
  if (existsSync(trustFile)) return;
  const path = keyPath(dataDir, LOCAL_TEAM);
  await writeOnce(path, makeTeamKey(LOCAL_TEAM).pem, 0o600).catch(unlessThere);
  const { publicKey } = readTeamKey(await readFile(path, "utf8"));
  const trust: Trust = { format: 1, teams: { [LOCAL_TEAM]: { keys: [publicKey], remotes: ["*"] } } };
  await writeOnce(trustFile, `${JSON.stringify(trust, null, 2)}\n`, 0o644).catch(unlessThere);
};
