import { AppError } from "../errors";
import { clientOf, makeClients, type HttpClients } from "../http";
import { declaredCall } from "./declaredCall";
import type { HostCall } from "./defineServer";

/**
 * Clients that make the declared calls and no other. What a remote did not declare fails with an AppError `internal` that names the
 * call, before any host is asked.
 * @param calls what the remote declares
 */
export const guardCalls = (http: HttpClients, calls: readonly HostCall[]): HttpClients =>
  makeClients((host) => {
    const client = clientOf(http, host);
    const refusal = (method: HostCall["method"], path: string): Promise<never> | null =>
      declaredCall(calls, { host, method, path: path.split("?", 1)[0] ?? "" })
        ? null
        : Promise.reject(
            new AppError(
              "internal",
              `${method} ${path} of the host ${host} is not among the calls that this remote declares`,
            ),
          );
    return {
      get: (path, options) => refusal("GET", path) ?? client.get(path, options),
      create: (path, body, options) => refusal("POST", path) ?? client.create(path, body, options),
    };
  });
