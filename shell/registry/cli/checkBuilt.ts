import { join, resolve as resolvePath } from "node:path";

import { checkRemote } from "../check/checkRemote";
import { formatReport, isSound } from "../check/formatReport";
import type { CheckOutcome } from "../check/outcome";
import { readLiveSites, readSeedSites } from "../check/readSites";
import { openPlaces } from "./places";
import { ROOT } from "./root";

interface Checked {
  readonly version: string;
  readonly outcomes: readonly CheckOutcome[];
  readonly isSound: boolean;
  /** For people. */
  readonly report: string;
}

/**
 * Every check of one remote's packed build, against what is live in the data directory and the sites of `CHECK_SITES`, a file of
 * addresses; the embedded platform's where there is none.
 * @param build gives the remote's packed `dist` folder
 */
export const checkBuilt = async (name: string, build: () => Promise<string>, sitesFile?: string): Promise<Checked> => {
  const file = sitesFile ?? (process.env["CHECK_SITES"]?.trim() || undefined);
  const readSites = async () =>
    file ? readLiveSites(resolvePath(file)) : readSeedSites(join(ROOT, "shell", "platform", "dist", "seedSites.json"));
  const { registry, store } = await openPlaces();
  const { version, outcomes } = await checkRemote({
    name,
    build,
    root: ROOT,
    registry: await registry.read(),
    store,
    readSites,
  });
  return { version, outcomes, isSound: isSound(outcomes), report: formatReport(name, version, outcomes) };
};
