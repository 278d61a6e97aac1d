import { HOST_NAMES, type HostName } from "@serambi/kernel/contracts";
import type { HttpClient, HttpClients } from "@serambi/kernel/http";

import type { LoadingBar } from "../progress/LoadingBar";

type OpenHost = (host: string) => Promise<HttpClient>;

/** A host behind this site's gateway. The HTTP library comes with the first call: most pages never make one. */
const openHost: OpenHost = async (host) => {
  const { createHttp } = await import(/* webpackChunkName: "http" */ "@serambi/kernel/http");
  return createHttp({ baseUrl: `/api/${host}/` });
};

/**
 * The hosts as a page in a browser calls them, for what the visitor does: the bar shows that a call is under way (specification
 * section 7.8).
 * @param onWrite told once something was changed, or may have been
 */
export const browserClients = (bar: LoadingBar, onWrite: () => void, open = openHost): HttpClients => {
  const named = (host: string): HttpClient => ({
    get: (path, options) => bar.track(open(host).then((http) => http.get(path, options))),
    create: (path, body, options) =>
      bar.track(open(host).then((http) => http.create(path, body, options))).finally(onWrite),
  });
  const hosts = Object.fromEntries(HOST_NAMES.map((host) => [host, named(host)])) as Record<HostName, HttpClient>; // one entry per host name
  return { ...hosts, named };
};
