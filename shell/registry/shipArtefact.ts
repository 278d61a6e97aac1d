import type { ArtefactStore, SignedArtefact } from "./ArtefactStore";
import { refusalOf, withSignature } from "./acceptArtefact";
import { readArtefact } from "./readArtefact";
import type { RegistryFile } from "./RegistryFile";
import type { ArtefactSignature, Registry } from "./schema";
import type { Trust } from "./trust";

export interface ShippingPlaces {
  readonly store: Pick<ArtefactStore, "put">;
  readonly registry: Pick<RegistryFile, "read" | "update">;
  readonly trust: () => Trust;
}

/** What the store does not take, and why: a sentence for whoever ships. */
class ShipRefused extends Error {
  override readonly name = "ShipRefused";
}

/**
 * Puts an artefact into the store and then into the registry, in this order: whatever happens in between, what is registered
 * has its files. It is looked at twice, the second time while nobody else can change the registry.
 * @param folder with `artefact.json`
 * @param register what becomes of the registry: live, or on trial
 * @throws ShipRefused
 */
export const shipArtefact = async (
  folder: string,
  signature: ArtefactSignature,
  { store, registry, trust }: ShippingPlaces,
  register: (registry: Registry, signed: SignedArtefact) => Registry,
): Promise<Registry> => {
  const signed: SignedArtefact = { ...(await readArtefact(folder)), signature };
  const accept = (now: Registry): void => {
    const refusal = refusalOf(now, trust(), signed, new Date());
    if (refusal !== null) throw new ShipRefused(refusal);
  };
  accept(await registry.read());
  const stored = await store.put(folder, signature);
  if (stored.sha384 !== signed.sha384) throw new ShipRefused(`${folder} changed while it was shipped`);
  return registry.update((now) => {
    accept(now);
    return withSignature(register(now, signed), trust(), signed);
  });
};
