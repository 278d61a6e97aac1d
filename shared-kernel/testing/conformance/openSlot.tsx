import type { RemoteDeps } from "../../remote";
import type { AnyServerSlot, RemoteServer } from "../../server";
import { fakeHttp } from "../fakeHttp";
import { Frame } from "./Frame";
import type { SlotFixture } from "./types";
import { overTheWire, visitDeps, visitScope, type Ready, type Visit } from "./visit";

export const findSlot = ({ remote, slots }: RemoteServer, name: string) => {
  const slot = remote.slots.find((candidate) => candidate.name === name);
  const parts: AnyServerSlot | undefined = slots[name];
  if (!slot || !parts) throw new Error(`The fixtures name a slot "${name}" that the remote does not have`);
  return { slot, parts };
};

/** Prepares a slot as a host does: its properties checked, its data fetched, its code loaded. */
export const openSlot = async (server: RemoteServer, fixture: SlotFixture, visit: Visit): Promise<Ready> => {
  const { slot, parts } = findSlot(server, fixture.slot);
  const deps = visitDeps(fixture, visit);
  const made = await visitScope(server.remote, deps, slot);
  // What opens in the frame has no loader: it asks for itself.
  const isFramed = server.remote.frame?.some((part) => part.slot === fixture.slot) ?? false;
  const scope = isFramed ? { ...made, deps } : made;
  const props: unknown = parts.schema.parse(visit.props ?? fixture.props);
  const { Slot, createStore } = await slot.load();
  const travels: unknown = await parts.loader(deps, props);
  const element = (data: unknown) => {
    // Hosts that know no answer: a slot is made of its data.
    const own: RemoteDeps = { ...deps, http: fakeHttp() };
    return (
      <Frame scope={{ ...scope, sessions: new Map() }} path="/">
        <Slot props={props} data={data} store={createStore?.(data, own)} />
      </Frame>
    );
  };
  return { element: element(travels), restored: element(overTheWire(travels)), travels, calls: [...deps.http.calls] };
};
