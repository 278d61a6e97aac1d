import type { AnyRemote } from "../../remote";
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
  const travels: unknown = await slot.preload(remote.createStore(deps), props, deps);
  const element = (data: unknown) => (
    <Frame scope={scope} path="/">
      <Slot props={props} data={data} />
    </Frame>
  );
  return { element: element(travels), restored: element(overTheWire(travels)), travels };
};
