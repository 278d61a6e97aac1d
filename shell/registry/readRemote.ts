import { REMOTE_CONTRACT } from "@serambi/kernel/remote";
import type { RemoteServer } from "@serambi/kernel/server";

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** What `defineRemote` gives, by its shape. */
const isDefinition = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && Array.isArray(value["pages"]) && Array.isArray(value["slots"]) && isRecord(value["messages"]);

/** What `defineServer` gives, by its shape. */
const isServer = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) &&
  isRecord(value["pages"]) &&
  isRecord(value["slots"]) &&
  Array.isArray(value["documents"]) &&
  Array.isArray(value["hosts"]);

/**
 * The remote that a server bundle exports, recognised before anything of it is called.
 * @throws Error when it exports none, or one for another contract
 */
export const readRemote = (exported: unknown, id: string): RemoteServer => {
  const server = isRecord(exported) ? exported["server"] : undefined;
  // Bundles of contract 1 exported the definition alone.
  const remote = isRecord(server) ? server["remote"] : isRecord(exported) ? exported["remote"] : undefined;
  if (isRecord(remote) && remote["id"] !== id)
    throw new Error(`${id} exports a remote that calls itself ${String(remote["id"])}`);
  if (isRecord(remote) && remote["contract"] !== REMOTE_CONTRACT)
    throw new Error(`${id} was built for contract ${String(remote["contract"])}, this shell speaks ${REMOTE_CONTRACT}`);
  if (!isDefinition(remote) || !isServer(server))
    throw new Error(`${id} does not export a remote: remote.server.ts exports what defineServer gives as \`server\``);
  return server as unknown as RemoteServer; // its own types are opaque to the host; the shape was checked above
};
