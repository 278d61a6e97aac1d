import { HOST_NAMES, type HostName } from "@serambi/kernel/contracts";
import type { HttpClient, HttpClients } from "@serambi/kernel/http";

import type { LoadingBar } from "../progress/LoadingBar";

/** A host behind this site's gateway. The HTTP library comes with the first call: most pages never make one. */
const client = (host: HostName, bar: LoadingBar): HttpClient => {
  let coming: Promise<HttpClient> | null = null;
  const open = (): Promise<HttpClient> => {
    coming ??= import(/* webpackChunkName: "http" */ "@serambi/kernel/http").then(({ createHttp }) =>
      createHttp({ baseUrl: `/api/${host}/` }),
    );
    coming.catch(() => (coming = null));
    return coming;
  };
  return {
    get: (path, options) => bar.track(open().then((http) => http.get(path, options))),
    create: (path, body, options) => bar.track(open().then((http) => http.create(path, body, options))),
  };
};

/** @param bar shows that a call is under way (specification section 7.8) */
export const browserClients = (bar: LoadingBar): HttpClients =>
  Object.fromEntries(HOST_NAMES.map((host) => [host, client(host, bar)])) as Record<HostName, HttpClient>; // one entry per host name
