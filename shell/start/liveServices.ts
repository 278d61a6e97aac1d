import { sectionsIn, type DescribedSections } from "@serambi/kernel/cms";

import { resolve, type Release } from "../registry/resolve";
import type { Registry, ShippedVersion } from "../registry/schema";
import { ArtefactRefused, type VerifiedArtefacts } from "../registry/VerifiedArtefacts";
import { withLastGood } from "../registry/withLastGood";
import type { BuiltService, EmbeddedPlatform, LiveParts } from "./EmbeddedPlatform";

type Artefacts = Pick<VerifiedArtefacts, "describe" | "readFile">;

/** What everybody has: a version on trial brings no service of its own, because its tables would be everybody's. */
const liveRelease = (registry: Registry): Release => resolve(registry, { tenant: "", cohort: null });

/** Versions that are tried of one remote. */
const MAX_TRIES = 4;

/** The platform's parts of one version, as they were signed. Null where it is refused: its remote says why. */
const partsOf = async (id: string, shipped: ShippedVersion, artefacts: Artefacts) => {
  try {
    const { service, slots, words } = await artefacts.describe(id, shipped);
    if (service === undefined) return { slots, words, code: undefined };
    return { slots, words, code: (await artefacts.readFile(id, shipped, service)).toString("utf8") };
  } catch (error) {
    if (!(error instanceof ArtefactRefused)) throw error;
    return null;
  }
};

/**
 * The platform's parts of the versions that are live, as they were signed. Where one is refused, the last good one of its remote goes on,
 * as its pages do: pages without their service would have no data.
 */
export const liveParts = async (registry: Registry, artefacts: Artefacts): Promise<LiveParts> => {
  const live = liveRelease(registry);
  const refused = new Set<string>();
  const isRefused = (version: { readonly remote: string; readonly version: string }) =>
    refused.has(`${version.remote}@${version.version}`);
  const services: BuiltService[] = [];
  const slots: Record<string, unknown> = {};
  const sections: DescribedSections[] = [];
  for (const id of Object.keys(live.remotes))
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const shipped = withLastGood(live, registry, isRefused).remotes[id];
      if (!shipped || isRefused({ remote: id, version: shipped.version })) break;
      const { version } = shipped;
      const parts = await partsOf(id, shipped, artefacts);
      if (!parts) {
        refused.add(`${id}@${version}`);
        continue;
      }
      for (const { name, props } of parts.slots) slots[name] = props;
      sections.push(sectionsIn(parts));
      if (parts.code !== undefined) services.push({ id, version, code: parts.code });
      break;
    }
  return { services, slots, sections };
};

/**
 * Keeps the embedded platform with what is live: called before a release is first used, it has the services of the live versions
 * running when the first page of theirs is asked for.
 * @param started the registry whose parts the platform was started with
 */
export const followServices = (
  platform: Pick<EmbeddedPlatform, "runLive">,
  registry: { readonly read: () => Promise<Registry> },
  artefacts: Artefacts,
  started: Registry,
): (() => Promise<void>) => {
  let used = liveRelease(started).id;
  return async () => {
    const now = await registry.read();
    const { id } = liveRelease(now);
    if (id === used) return;
    used = id;
    await platform.runLive(await liveParts(now, artefacts));
  };
};
