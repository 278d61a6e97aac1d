import { HOST_NAMES, type HostName } from "@serambi/kernel/contracts";
import type { HttpClient, HttpClients, RequestOptions } from "@serambi/kernel/http";

const NAME = "x-request-id";

const clientWith = (client: HttpClient, id: string): HttpClient => {
  const withId = (options?: RequestOptions): RequestOptions => ({
    ...options,
    headers: { ...options?.headers, [NAME]: id },
  });
  return {
    get: (path, options) => client.get(path, withId(options)),
    create: (path, body, options) => client.create(path, body, withId(options)),
  };
};

/** Getters on a prototype: a page calls one or two hosts, and nothing is made for the others. */
class RequestClients {
  constructor(
    readonly clients: HttpClients,
    readonly id: string,
  ) {}

  readonly named = (host: string): HttpClient => clientWith(this.clients.named(host), this.id);
}

for (const host of HOST_NAMES)
  Object.defineProperty(RequestClients.prototype, host, {
    get(this: RequestClients) {
      return clientWith(this.clients[host], this.id);
    },
    enumerable: true,
  });

/** Clients whose calls carry the id of the request that they are made for, so that a host's log can be laid beside ours. */
export const withRequestId = (clients: HttpClients, id: string): HttpClients =>
  new RequestClients(clients, id) as RequestClients & Record<HostName, HttpClient>; // every host's getter is defined above
