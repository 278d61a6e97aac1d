import { HOST_NAMES, type HostName } from "@serambi/kernel/contracts";
import type { HttpClient, HttpClients } from "@serambi/kernel/http";

/** A host behind this site's gateway. The HTTP library comes with the first call: most pages never make one. */
const client = (host: HostName): HttpClient => {
  let coming: Promise<HttpClient> | null = null;
  const open = (): Promise<HttpClient> => {
    coming ??= import(/* webpackChunkName: "http" */ "@serambi/kernel/http").then(({ createHttp }) =>
      createHttp({ baseUrl: `/api/${host}/` }),
    );
    coming.catch(() => (coming = null));
    return coming;
  };
  return {
    get: async (path, options) => (await open()).get(path, options),
    create: async (path, body, options) => (await open()).create(path, body, options),
  };
};

export const browserClients = (): HttpClients =>
  Object.fromEntries(HOST_NAMES.map((host) => [host, client(host)])) as Record<HostName, HttpClient>; // one entry per host name
