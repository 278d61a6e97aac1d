import axios, { isAxiosError, isCancel, type AxiosAdapter } from "axios";

import { AppError, codeForStatus } from "../errors";
import { readFailure } from "./readFailure";
import type { HttpClient, RequestOptions } from "./types";

export interface HttpOptions {
  /** Address of the host with a trailing slash; in the browser `/api/<host>/`. */
  readonly baseUrl: string;
  /** Made anew for every call: tokens expire. */
  readonly headers?: () => Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
  /** Another transport: the server's connection pool, a test's fake. */
  readonly adapter?: AxiosAdapter;
}

const DEFAULT_TIMEOUT_MS = 10_000;

const toAppError = (error: unknown): AppError => {
  if (!isAxiosError(error)) return new AppError("internal", "The request could not be made", { cause: error });
  if (isCancel(error)) return new AppError("timeout", "The request was cancelled", { cause: error });
  if (error.response) return readFailure(error.response.status, error.response.data, error.response.headers, error);
  const isTimeout = error.code === "ECONNABORTED" || error.code === "ETIMEDOUT";
  return isTimeout
    ? new AppError("timeout", "The host did not answer in time", { cause: error })
    : new AppError("offline", "The host could not be reached", { cause: error });
};

const cleanParams = (params: RequestOptions["params"] = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) =>
      value === undefined || (Array.isArray(value) && value.length === 0)
        ? []
        : [[name, Array.isArray(value) ? value.join(",") : String(value)]],
    ),
  );

/**
 * An HTTP client for one host. Sends `Accept: application/json` (specification section 7.8) and turns
 * every failure into an AppError of the closed table.
 */
export const createHttp = (options: HttpOptions): HttpClient => {
  // No instance of axios for each client: it takes 7 KB, and a server has hundreds of them.
  const common = ({ params, signal, headers }: RequestOptions = {}) => ({
    baseURL: options.baseUrl,
    timeout: options.timeoutMs ?? DEFAULT_TIMEOUT_MS,
    ...(options.adapter && { adapter: options.adapter }),
    params: cleanParams(params),
    headers: { Accept: "application/json", ...options.headers?.(), ...headers },
    ...(signal && { signal }),
  });

  return {
    async get(path, request) {
      try {
        const answer = await axios.get<unknown>(path, common(request));
        if (answer.status !== 200)
          throw new AppError(codeForStatus(answer.status), `Expected 200, got ${answer.status}`);
        return answer.data;
      } catch (error) {
        throw error instanceof AppError ? error : toAppError(error);
      }
    },
    async create(path, body, request) {
      try {
        const answer = await axios.post<unknown>(path, body, common(request));
        if (answer.status !== 201) throw new AppError("upstream", `Expected 201, got ${answer.status}`);
        return answer.data;
      } catch (error) {
        throw error instanceof AppError ? error : toAppError(error);
      }
    },
  };
};
