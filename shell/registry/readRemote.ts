import { REMOTE_CONTRACT, type AnyRemote } from "@serambi/kernel/remote";

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/**
 * The definition that a bundle exports, recognised before anything of it is called.
 * @throws Error when it exports none, or one for another contract
 */
export const readRemote = (exported: unknown, id: string): AnyRemote => {
  const remote = isRecord(exported) ? exported["remote"] : undefined;
  if (
    !isRecord(remote) ||
    !Array.isArray(remote["pages"]) ||
    !Array.isArray(remote["slots"]) ||
    typeof remote["createStore"] !== "function"
  )
    throw new Error(`${id} does not export a remote`);
  if (remote["id"] !== id) throw new Error(`${id} exports a remote that calls itself ${String(remote["id"])}`);
  if (remote["contract"] !== REMOTE_CONTRACT)
    throw new Error(`${id} was built for contract ${String(remote["contract"])}, this shell speaks ${REMOTE_CONTRACT}`);
  return remote as unknown as AnyRemote; // its own types are opaque to the host; the shape was checked above
};
