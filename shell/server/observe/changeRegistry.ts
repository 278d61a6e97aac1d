import type { RegistryFile } from "../../registry/RegistryFile";
import type { Registry } from "../../registry/schema";

/**
 * Changes what is live for everybody.
 * @param change gives the registry that it was given where there is nothing to be done
 * @returns false where that had been done already: another process, or somebody, was quicker
 * @throws Error where the registry cannot be changed
 */
export const changeRegistry = async (
  registry: Pick<RegistryFile, "update">,
  change: (known: Registry) => Registry,
): Promise<boolean> => {
  let isDone = false;
  await registry.update((known) => {
    const changed = change(known);
    isDone = changed !== known;
    return changed;
  });
  return isDone;
};
