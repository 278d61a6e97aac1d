import { withAborted } from "../../registry/canaryChanges";
import type { RegistryFile } from "../../registry/RegistryFile";

/**
 * Takes a canary back for everybody, and writes into the history why.
 * @returns false where it had gone already: another process, or somebody, was quicker
 * @throws Error where the registry cannot be changed
 */
export const abortCanary = async (
  registry: Pick<RegistryFile, "update">,
  remote: string,
  version: string,
  reason: string,
): Promise<boolean> => {
  let isDone = false;
  await registry.update((known) => {
    const changed = withAborted(known, remote, version, reason, new Date());
    isDone = changed !== known;
    return changed;
  });
  return isDone;
};
