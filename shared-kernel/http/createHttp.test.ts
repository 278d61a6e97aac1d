import { describe, expect, it } from "@jest/globals";
import { AxiosError, AxiosHeaders, CanceledError, type AxiosAdapter, type InternalAxiosRequestConfig } from "axios";

import { isAppError, type AppError } from "../errors";
import { createHttp, type HttpOptions } from "./createHttp";

interface Reply {
  readonly status: number;
  readonly data?: unknown;
  readonly headers?: Record<string, string>;
}

/** The transport's end: answers every request alike and remembers it. */
const answering = ({ status, data = null, headers = {} }: Reply) => {
  const requests: InternalAxiosRequestConfig[] = [];
  const adapter: AxiosAdapter = async (config) => {
    requests.push(config);
    const response = { status, data, headers, statusText: "", config, request: {} };
    if (config.validateStatus?.(status) ?? true) return response;
    throw new AxiosError("refused", AxiosError.ERR_BAD_RESPONSE, config, {}, response);
  };
  return { adapter, requests };
};

const failing =
  (error: Error): AxiosAdapter =>
  () =>
    Promise.reject(error);

const client = (adapter: AxiosAdapter, options: Partial<HttpOptions> = {}) =>
  createHttp({ baseUrl: "https://host.example/", adapter, ...options });

const errorOf = async (promise: Promise<unknown>): Promise<AppError> => {
  const error: unknown = await promise.then(
    () => new Error("It did not fail"),
    (thrown: unknown) => thrown,
  );
  if (isAppError(error)) return error;
  throw error;
};

describe("createHttp", () => {
  it("asks for JSON and gives the body", async () => {
    const { adapter, requests } = answering({ status: 200, data: { status: true } });
    await expect(client(adapter).get("class/active")).resolves.toEqual({ status: true });
    expect(AxiosHeaders.from(requests[0]?.headers).get("Accept")).toBe("application/json");
    expect(requests[0]).toMatchObject({ baseURL: "https://host.example/", url: "class/active", method: "get" });
  });

  it("makes the headers anew for every call", async () => {
    const { adapter, requests } = answering({ status: 200 });
    let calls = 0;
    const http = client(adapter, { headers: () => ({ "app-token": `token ${++calls}` }) });
    await http.get("a");
    await http.get("b");
    expect(requests.map(({ headers }) => headers.get("app-token"))).toEqual(["token 1", "token 2"]);
  });

  it("leaves out what is undefined or empty and joins lists with commas", async () => {
    const { adapter, requests } = answering({ status: 200 });
    await client(adapter).get("class/active", {
      params: { page: 1, active: false, search: "", level: undefined, programIds: ["a", "b"], none: [] },
    });
    expect(requests[0]?.params).toEqual({ page: "1", active: "false", search: "", programIds: "a,b" });
  });

  it("takes only 200 for a read and only 201 for a create", async () => {
    await expect(client(answering({ status: 201, data: 7 }).adapter).create("school/register", {})).resolves.toBe(7);
    expect((await errorOf(client(answering({ status: 200 }).adapter).create("school/register", {}))).code).toBe(
      "upstream",
    );
    expect((await errorOf(client(answering({ status: 204 }).adapter).get("class/active"))).code).toBe("upstream");
  });

  it("keeps the host's own message, its field messages and its wish to wait", async () => {
    const data = {
      status: false,
      message: "Periksa isian Anda",
      data: { fields: { email: "Format email tidak valid." } },
    };
    const invalid = await errorOf(client(answering({ status: 422, data }).adapter).create("school/register", {}));
    expect(invalid).toMatchObject({ code: "invalid", message: data.message, fields: data.data.fields });
    const { adapter } = answering({ status: 429, data: "busy", headers: { "retry-after": "30" } });
    expect(await errorOf(client(adapter).get("a"))).toMatchObject({
      code: "too-many",
      message: "HTTP 429",
      retryAfterSeconds: 30,
    });
  });

  it.each([
    ["offline", new AxiosError("getaddrinfo ENOTFOUND", "ENOTFOUND")],
    ["timeout", new AxiosError("timeout of 10000ms exceeded", "ECONNABORTED")],
    ["timeout", new CanceledError("canceled")],
    ["internal", new TypeError("a bug of the transport")],
  ])("calls it %s when there is no answer: %p", async (code, cause) => {
    expect(await errorOf(client(failing(cause)).get("a"))).toMatchObject({ code, cause });
  });

  it("stops waiting when its caller does", async () => {
    const abort = new AbortController();
    const waiting: AxiosAdapter = ({ signal }) =>
      new Promise((_, reject) => {
        signal?.addEventListener?.("abort", () => {
          reject(new CanceledError("canceled"));
        });
      });
    const call = errorOf(client(waiting).get("a", { signal: abort.signal }));
    abort.abort();
    expect((await call).code).toBe("timeout");
  });
});
