import { sharedLibraries } from "@serambi/kernel/shared";

import { BundleLoader, type LoadedRemote } from "../BundleLoader";
import type { Places } from "../cli/places";
import type { Registry, ShippedVersion } from "../schema";
import { VerifiedArtefacts } from "../VerifiedArtefacts";

/** A live version of another remote, in this process. */
export interface LiveRemote {
  readonly shipped: ShippedVersion;
  readonly loaded: LoadedRemote;
}

/** The live versions of every other remote. One that does not load is left out, as pages leave it out. */
export const loadOthers = async (
  name: string,
  registry: Registry,
  { store, trust }: Places,
): Promise<ReadonlyMap<string, LiveRemote>> => {
  const bundles = new BundleLoader(new VerifiedArtefacts(store, trust.read), sharedLibraries, () => undefined);
  const others = new Map<string, LiveRemote>();
  for (const [id, { live, versions }] of Object.entries(registry.remotes)) {
    const shipped = versions.find(({ version }) => version === live);
    if (id === name || !shipped) continue;
    const loaded = await bundles.load(id, shipped);
    if (loaded.kind === "loaded") others.set(id, { shipped, loaded });
  }
  return others;
};
