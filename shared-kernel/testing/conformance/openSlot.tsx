import type { AnyRemote, RemoteStore } from "../../remote";
import { fakeHttp } from "../fakeHttp";
import { Frame } from "./Frame";
import type { SlotFixture } from "./types";
import { overTheWire, visitDeps, visitScope, type Ready, type Visit } from "./visit";

export const findSlot = (remote: AnyRemote, name: string) => {
  const slot = remote.slots.find((candidate) => candidate.name === name);
  if (!slot) throw new Error(`The fixtures name a slot "${name}" that the remote does not have`);
  return slot;
};

/** Prepares a slot as a host does: its properties checked, its data fetched, its code loaded. */
export const openSlot = async (remote: AnyRemote, fixture: SlotFixture, visit: Visit): Promise<Ready> => {
  const slot = findSlot(remote, fixture.slot);
  const deps = visitDeps(fixture, visit);
  const scope = await visitScope(remote, deps, slot);
  const { schema } = await slot.schema();
  const props: unknown = schema.parse(visit.props ?? fixture.props);
  const { Slot } = await slot.load();
  const store = remote.createStore(deps);
  const travels: unknown = await slot.preload(store, props, deps);
  const element = (shown: RemoteStore, data: unknown) => (
    <Frame scope={scope} path="/">
      <Slot store={shown} props={props} data={data} />
    </Frame>
  );
  // Hosts that know no answer: a store made from what travelled must not have to ask again.
  const restored = remote.createStore({ ...deps, http: fakeHttp() }, overTheWire(store.snapshot()));
  return { element: element(store, travels), restored: element(restored, overTheWire(travels)), travels };
};
