import type { SlotRequest } from "@serambi/kernel/remote";

import { attempt, failure, isFailure } from "./attempt";
import type { AnySlot, RemoteFailure, SlotOutcome } from "./types";
import type { SiteVisit, Visited } from "./SiteVisit";

type SlotDefinition = Visited["remote"]["slots"][number];

const findSlot = async (
  visit: SiteVisit,
  name: string,
): Promise<{ visited: Visited; slot: SlotDefinition } | RemoteFailure> => {
  const { remote: id } = visit.providerOf(name);
  const subject = { remote: id, version: visit.release.remotes[id]?.version ?? "" };
  if (!visit.slot(name))
    return failure(subject, "unknown", new Error(`No remote of this release provides the slot ${name}`));
  const visited = await visit.remote(id);
  if (isFailure(visited)) return visited;
  const slot = visited.remote.slots.find((candidate) => candidate.name === name);
  return slot ? { visited, slot } : failure(subject, "contract", new Error(`No slot "${name}" in this version`));
};

/** What was read of properties. On a server many pages may be made of one list of sections: it is checked once. */
const read = new WeakMap<object, WeakMap<object, unknown>>();

const readProps = (
  schema: Awaited<ReturnType<SlotDefinition["schema"]>>["schema"],
  props: SlotRequest["props"],
): unknown => {
  const bySchema = read.get(props) ?? new WeakMap<object, unknown>();
  if (bySchema.has(schema)) return bySchema.get(schema);
  const checked: unknown = schema.parse(props);
  read.set(props, bySchema.set(schema, checked));
  return checked;
};

/** Loads a slot's code over data that came with the page: hydration. */
export const restoreSlot = async (
  visit: SiteVisit,
  { name, props }: SlotRequest,
  data: unknown,
): Promise<SlotOutcome> => {
  const found = await findSlot(visit, name);
  if (isFailure(found)) return found;
  const { visited, slot } = found;
  const [code, scope] = await Promise.all([
    attempt<AnySlot>(
      { remote: visited.remote.id, version: visited.version },
      "chunk",
      async () => (await slot.load()).Slot,
      visit.codeTimeoutMs,
    ),
    visited.scopeOf(slot),
  ]);
  if (isFailure(code)) return code;
  return isFailure(scope) ? scope : { kind: "ready", Slot: code, store: visited.store, props, data, scope };
};

/** Checks a slot's properties, fetches its data and loads its code. Never rejects. */
export const prepareSlot = async (
  visit: SiteVisit,
  { name, props }: SlotRequest,
  timeoutMs: number,
): Promise<SlotOutcome> => {
  const found = await findSlot(visit, name);
  if (isFailure(found)) return found;
  const { visited, slot } = found;
  const subject = { remote: visited.remote.id, version: visited.version };
  const checked = await attempt<unknown>(subject, "props", async () => readProps((await slot.schema()).schema, props));
  if (isFailure(checked)) return checked;
  const [code, scope, data] = await Promise.all([
    attempt<AnySlot>(subject, "chunk", async () => (await slot.load()).Slot, visit.codeTimeoutMs),
    visited.scopeOf(slot),
    attempt<unknown>(subject, "preload", () => slot.preload(visited.store, checked, visit.deps), timeoutMs),
  ]);
  if (isFailure(code)) return code;
  if (isFailure(scope)) return scope;
  if (isFailure(data)) return data;
  return { kind: "ready", Slot: code, store: visited.store, props: checked, data, scope };
};
