import { resolve, type Release } from "../registry/resolve";
import type { Registry } from "../registry/schema";
import { ArtefactRefused, type VerifiedArtefacts } from "../registry/VerifiedArtefacts";
import type { BuiltService, EmbeddedPlatform, LiveParts } from "./EmbeddedPlatform";

type Artefacts = Pick<VerifiedArtefacts, "describe" | "readFile">;

/** What everybody has: a version on trial brings no service of its own, because its tables would be everybody's. */
const liveRelease = (registry: Registry): Release => resolve(registry, { tenant: "", cohort: null });

/** The platform's parts of the versions that are live, as they were signed. A version that cannot be read is left out: its remote says so itself. */
export const liveParts = async (registry: Registry, artefacts: Artefacts): Promise<LiveParts> => {
  const services: BuiltService[] = [];
  const slots: Record<string, unknown> = {};
  for (const [id, shipped] of Object.entries(liveRelease(registry).remotes)) {
    try {
      const { service, slots: own } = await artefacts.describe(id, shipped);
      for (const { name, props } of own) slots[name] = props;
      if (service === undefined) continue;
      const code = (await artefacts.readFile(id, shipped, service)).toString("utf8");
      services.push({ id, version: shipped.version, code });
    } catch (error) {
      if (!(error instanceof ArtefactRefused)) throw error;
    }
  }
  return { services, slots };
};

/**
 * Keeps the embedded platform with what is live: called before a release is first used, it has the services of the live versions
 * running when the first page of theirs is asked for.
 */
export const followServices = (
  platform: Pick<EmbeddedPlatform, "runLive">,
  registry: { readonly read: () => Promise<Registry> },
  artefacts: Artefacts,
): (() => Promise<void>) => {
  let used = "";
  return async () => {
    const now = await registry.read();
    const { id } = liveRelease(now);
    if (id === used) return;
    used = id;
    await platform.runLive(await liveParts(now, artefacts));
  };
};
