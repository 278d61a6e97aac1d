import type { HostName } from "@serambi/kernel/contracts";

import { ALLOW_LIST, type AllowedCall } from "./allowList";

export interface FoundCall {
  readonly call: AllowedCall;
  /** What stands for `{app}` in the path, where it has one. */
  readonly app?: string | undefined;
}

interface Entry {
  readonly call: AllowedCall;
  readonly pattern: RegExp;
}

const compile = (call: AllowedCall): Entry => ({
  call,
  pattern: new RegExp(`^${call.path.replaceAll(".", "\\.").replace(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`),
});

const ENTRIES = new Map(Object.entries(ALLOW_LIST).map(([host, calls]) => [host, calls.map(compile)]));

/** Whether a name in an address is that of a host of section 7. */
export const isSpecified = (name: string): name is HostName => ENTRIES.has(name);

/**
 * The allow-list's entry for a call, or null.
 * @param path as the browser sent it, still encoded, without a leading slash and query
 */
export const findCall = (host: string, method: string, path: string): FoundCall | null => {
  for (const { call, pattern } of ENTRIES.get(host) ?? []) {
    if (call.method !== method) continue;
    const found = pattern.exec(path);
    if (found) return { call, app: found.groups?.["app"] };
  }
  return null;
};
