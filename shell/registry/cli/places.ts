import type { ArtefactStore } from "../ArtefactStore";
import { ensureLocalTeam } from "../ensureLocalTeam";
import { openStore } from "../openStore";
import { readS3Settings } from "../s3Settings";
import type { RegistryFile } from "../RegistryFile";
import { TrustFile, trustPath } from "../TrustFile";
import { dataDir, openRegistry } from "./common";

/** What a command works on. */
export interface Places {
  readonly dataDir: string;
  readonly store: ArtefactStore;
  readonly registry: RegistryFile;
  readonly trust: TrustFile;
}

/** The operator's trust file where `TRUST_FILE` names one, else that of the data directory, which begins with a team of its own. */
export const openTrust = async (): Promise<TrustFile> => {
  const named = process.env["TRUST_FILE"]?.trim() || undefined;
  if (named === undefined) await ensureLocalTeam(dataDir());
  return new TrustFile(trustPath(dataDir(), named), (_, error) => {
    throw error;
  });
};

/** @throws Error when the trust file cannot be read */
export const openPlaces = async (): Promise<Places> => ({
  dataDir: dataDir(),
  store: openStore(dataDir(), readS3Settings(process.env)),
  registry: openRegistry(),
  trust: await openTrust(),
});
