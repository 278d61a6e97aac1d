import type { SlotRequest } from "@serambi/kernel/remote";
import type { AnyServerSlot } from "@serambi/kernel/server";

import { attempt, failure, isFailure } from "../../client/page/attempt";
import type { SiteVisit } from "../../client/page/SiteVisit";
import type { RemoteFailure } from "../../client/page/types";
import type { LoadedServers } from "./loadPage";
import { plainJson } from "./plainJson";

/** A slot whose loader has run. */
export interface LoadedSlot {
  readonly kind: "loaded";
  /** Its properties as its schema has read them. */
  readonly request: SlotRequest;
  readonly data: unknown;
}

/** What was read of properties. On a server many pages may be made of one list of sections: it is checked once. */
const read = new WeakMap<object, WeakMap<object, unknown>>();

const readProps = (schema: AnyServerSlot["schema"], props: SlotRequest["props"]): unknown => {
  const bySchema = read.get(props) ?? new WeakMap<object, unknown>();
  if (bySchema.has(schema)) return bySchema.get(schema);
  const checked: unknown = schema.parse(props);
  read.set(props, bySchema.set(schema, checked));
  return checked;
};

/** Checks a slot's properties and runs its loader. Never rejects. */
export const loadSlot = async (
  live: LoadedServers,
  visit: SiteVisit,
  request: SlotRequest,
  timeoutMs: number,
  silence?: (timeoutMs: number) => Error,
): Promise<LoadedSlot | RemoteFailure> => {
  const { name } = request;
  const { remote } = visit.providerOf(name);
  const subject = { remote, version: visit.versionOf(remote) };
  if (!visit.slot(name))
    return failure(subject, "unknown", new Error(`No remote of this release provides the slot ${name}`));
  const visited = await visit.remote(remote);
  if (isFailure(visited)) return visited;
  const loaded = live.remotes.get(remote);
  const parts = loaded?.kind === "loaded" ? loaded.server.slots[name] : undefined;
  if (!parts) return failure(subject, "contract", new Error(`No slot "${name}" in this version`));
  const props = await attempt(subject, "props", () => readProps(parts.schema, request.props));
  if (isFailure(props)) return props;
  const run = async (): Promise<unknown> => {
    const data: unknown = await parts.loader(visited.deps, props);
    plainJson(data ?? null, `the data of ${name}`);
    return data ?? null;
  };
  const data = await attempt(subject, "loader", run, timeoutMs, silence);
  if (isFailure(data)) return data;
  return { kind: "loaded", request: { ...request, props: props as SlotRequest["props"] }, data }; // the schema of every slot is an object
};
