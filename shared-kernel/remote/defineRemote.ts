import type { Catalogue } from "../i18n";
import type { AnyRemote, RemoteDefinition, RemoteStore, SlotDefinition } from "./types";

const SLOT_NAME = /^[a-z][a-z0-9-]*\.[a-z-]+\.v\d+$/;

/** Types a slot: its schema, its data and its component must agree. */
export const defineSlot = <S extends RemoteStore, P, D>(slot: SlotDefinition<S, P, D>): SlotDefinition<S, P, D> => slot;

/**
 * The one thing a remote exposes.
 * @throws Error when the definition contradicts itself: a bug in the remote, found at its first load
 */
export const defineRemote = <S extends RemoteStore, M extends Catalogue>(remote: RemoteDefinition<S, M>): AnyRemote => {
  const pageIds = new Set(remote.pages.map((page) => page.id));
  if (pageIds.size !== remote.pages.length) throw new Error(`remote ${remote.id}: two pages have the same id`);
  for (const { texts } of [...remote.pages, ...remote.slots])
    if (texts !== undefined && !Object.hasOwn(remote.texts ?? {}, texts))
      throw new Error(`remote ${remote.id}: there are no texts "${texts}"`);
  const families = [remote.id, ...(remote.families ?? [])];
  for (const slot of remote.slots)
    if (!SLOT_NAME.test(slot.name) || !families.some((family) => slot.name.startsWith(`${family}.`)))
      throw new Error(
        `remote ${remote.id}: slot "${slot.name}" is not named ${families.map((family) => `${family}.<name>.v<number>`).join(" or ")}`,
      );
  // The host hands each function only what the same remote made: opaque there, typed here.
  return remote as unknown as AnyRemote;
};
