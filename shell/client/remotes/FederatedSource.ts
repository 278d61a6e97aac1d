import { REMOTE_CONTRACT, type RemoteDefinition } from "@serambi/kernel/remote";

import { failure } from "../page/attempt";
import type { FailurePhase, RemoteAddress, RemoteLoad, RemoteSource } from "../page/types";
import { loadContainer } from "./federation";

/** A module of another version, or something else under the entry's address, has not got this shape. */
const remoteOf = (exported: unknown): RemoteDefinition | null => {
  const remote = typeof exported === "object" && exported !== null && "remote" in exported ? exported.remote : null;
  return typeof remote === "object" && remote !== null && "contract" in remote ? (remote as RemoteDefinition) : null; // the entry's hash was checked: it is what was shipped
};

/** Which step failed, as far as federation's error tells: its entry, or the module behind it. */
const phaseOf = (error: unknown): FailurePhase => {
  const text = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  if (/ChunkLoadError|Loading chunk|Loading css/i.test(text)) return "chunk";
  return /RUNTIME-008|RUNTIME-001|ScriptNetworkError|resources? (?:fail|error)|remoteEntry/i.test(text)
    ? "entry"
    : "evaluate";
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
    try {
      const remote = remoteOf(await loadContainer(address, attempt));
      if (remote?.contract === REMOTE_CONTRACT) return { kind: "loaded", remote };
      this.attempts.set(id, attempt + 1);
      return failure(subject, "contract", new Error(`${id} does not export a remote of contract ${REMOTE_CONTRACT}`));
    } catch (error) {
      this.attempts.set(id, attempt + 1);
      return failure(subject, phaseOf(error), error);
    }
  };
}
