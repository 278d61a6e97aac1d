import type { PublicTenant } from "@serambi/kernel/contracts";
import { AppError } from "@serambi/kernel/errors";
import { createHttp, makeClients, type HttpClients } from "@serambi/kernel/http";
import { declaredCall, guardCalls, type HostCall } from "@serambi/kernel/server";

import { findCall } from "../../server/gateway/findCall";
import { connectionTo } from "./askShell";

interface ClientsOptions {
  /** The site whose gateway is called. */
  readonly shell: string;
  readonly tenant: Pick<PublicTenant, "language">;
  /** Of the page that is loaded: on some hosts it decides the tenant (specification section 2.3). */
  readonly pathname: string;
  /** The calls that the remote declares. */
  readonly hosts: readonly HostCall[];
  /** Told of each call that this way does not take. */
  readonly onRefused: (why: string) => void;
}

/**
 * The hosts for a loader on a developer's machine: behind the gateway of the shell that shows its pages, as a visitor who is logged
 * in nowhere. A declared call that the gateway passes on for no browser fails with an AppError `internal` that names it.
 */
export const shellClients = ({ shell, tenant, pathname, hosts, onRefused }: ClientsOptions): HttpClients => {
  const { origin, host: name } = connectionTo(new URL(shell));
  const headers = {
    host: name,
    origin: shell,
    referer: new URL(pathname, shell).href,
    cookie: `language=${tenant.language}`,
  };
  const isPassed = (host: string, method: "GET" | "POST", path: string): boolean => {
    const [plain = ""] = path.split("?", 1);
    const isDeclared = declaredCall(hosts, { host, method, path: plain })?.isFromBrowser === true;
    return isDeclared || findCall(host, method, plain) !== null;
  };
  const clients = makeClients((host) => {
    const http = createHttp({ baseUrl: `${origin}/api/${host}/`, headers: () => headers });
    const refusal = (method: "GET" | "POST", path: string): Promise<never> | null => {
      if (isPassed(host, method, path)) return null;
      const why = `${method} ${path} of the host ${host} is a call of the server's own: a local build makes the calls that browsers may make`;
      onRefused(why);
      return Promise.reject(new AppError("internal", why));
    };
    return {
      get: (path, options) => refusal("GET", path) ?? http.get(path, options),
      create: (path, body, options) => refusal("POST", path) ?? http.create(path, body, options),
    };
  });
  return guardCalls(clients, hosts);
};
