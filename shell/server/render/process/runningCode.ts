import type { RemoteVersion } from "../Renderer";

/** The global in which a debugger finds the version whose place is being rendered: `courses@1.2.3`, or nothing. */
const NAME = "__serambiRunning";

let running = "";
const place = {
  get version(): string {
    return running;
  },
};
// Code of remotes finds it, too, and must not be able to name another one.
Object.defineProperty(globalThis, NAME, { value: Object.freeze(place) });

/** A debugger evaluates this while the process stands still. */
export const RUNNING_CODE = `globalThis.${NAME}?.version`;

/** Says whose part of a page is made from now on: what React or serialising does for it is on no stack of its own. */
export const setRunning = (version: RemoteVersion | null): void => {
  running = version ? `${version.remote}@${version.version}` : "";
};

/** @param said what `RUNNING_CODE` came to: the word of a process that runs code of remotes */
export const readRunning = (said: unknown): RemoteVersion | null => {
  const [, remote, version] = (typeof said === "string" ? /^([a-z][a-z0-9-]*)@([\w.+-]+)$/.exec(said) : null) ?? [];
  return remote !== undefined && version !== undefined ? { remote, version } : null;
};
