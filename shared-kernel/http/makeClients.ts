import { HOST_NAMES, type HostName } from "../contracts";
import type { HttpClient, HttpClients } from "./types";

const SPECIFIED: ReadonlySet<string> = new Set(HOST_NAMES);

const isSpecified = (host: string): host is HostName => SPECIFIED.has(host);

/** The client of a host by its name, whether the specification or the operator gave that. */
export const clientOf = (http: HttpClients, host: string): HttpClient =>
  isSpecified(host) ? http[host] : http.named(host);

/**
 * Clients of all hosts, each made when it is first asked for: a page calls one or two of them.
 * @param open gives the client of a host of the specification, or of one that the operator named
 */
export const makeClients = (open: (host: string) => HttpClient): HttpClients => {
  const made = new Map<string, HttpClient>();
  const named = (host: string): HttpClient => {
    const client = made.get(host) ?? open(host);
    made.set(host, client);
    return client;
  };
  const clients = Object.defineProperties(
    { named },
    Object.fromEntries(HOST_NAMES.map((host) => [host, { get: () => named(host), enumerable: true }])),
  );
  return clients as HttpClients; // each host's getter is defined above
};
