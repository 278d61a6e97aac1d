import { REMOTE_CONTRACT, type RemoteDefinition } from "@serambi/kernel/remote";

import { failure } from "../page/attempt";
import type { RemoteAddress, RemoteLoad, RemoteSource } from "../page/types";
import { loadContainer } from "./federation";

/** A module of another version, or something else under the entry's address, has not got this shape. */
const remoteOf = (exported: unknown): RemoteDefinition | null => {
  const remote = typeof exported === "object" && exported !== null && "remote" in exported ? exported.remote : null;
  return typeof remote === "object" && remote !== null && "contract" in remote ? (remote as RemoteDefinition) : null; // the entry's hash was checked: it is what was shipped
};

/** Remotes of one release, loaded by federation. A failed load is tried again under another address when asked again. */
export class FederatedSource implements RemoteSource {
  private readonly attempts = new Map<string, number>();

  constructor(private readonly addresses: Readonly<Record<string, RemoteAddress>>) {}

  load = async (id: string): Promise<RemoteLoad> => {
    const address = this.addresses[id];
    const subject = { remote: id, version: address?.version ?? "" };
    if (!address) return failure(subject, "unknown", new Error(`No remote "${id}" in this release`));
    const attempt = this.attempts.get(id) ?? 0;
    const loaded = await loadContainer(address, attempt);
    const remote = loaded.kind === "loaded" ? remoteOf(loaded.exported) : null;
    if (remote?.contract === REMOTE_CONTRACT) return { kind: "loaded", remote };
    this.attempts.set(id, attempt + 1);
    if (loaded.kind === "failed") return failure(subject, loaded.phase, loaded.error);
    return failure(subject, "contract", new Error(`${id} does not export a remote of contract ${REMOTE_CONTRACT}`));
  };
}
