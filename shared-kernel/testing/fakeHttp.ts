import { HOST_NAMES, type HostName } from "../contracts";
import { isAppError } from "../errors";
import type { HttpClient, HttpClients, RequestOptions } from "../http";

/**
 * What the hosts answer, by call: `"services class/active?page=2"`, `"services class/active"` (any query that has no
 * answer of its own) or `"POST services school/register"`. A value is the body, or an AppError to fail with.
 */
export type Answers = Readonly<Record<string, unknown>>;

/** Hosts that answer from a list, and what they were asked. */
export type FakeHttp = HttpClients & { readonly calls: readonly string[] };

interface FakeHttpOptions {
  /** Awaited before each answer. */
  readonly delay?: () => Promise<void>;
}

/** The same call reads the same whatever the order of its parameters. */
const canonical = (call: string): string => {
  const [address = "", query] = call.split("?", 2);
  if (query === undefined) return address;
  const params = new URLSearchParams(query);
  params.sort();
  return `${address}?${params.toString()}`;
};

const callOf = (address: string, params: RequestOptions["params"] = {}): string => {
  const sent = Object.entries(params).flatMap(([name, value]) => {
    if (value === undefined || (Array.isArray(value) && value.length === 0)) return [];
    return [[name, String(value)] satisfies [string, string]];
  });
  return canonical(sent.length === 0 ? address : `${address}?${new URLSearchParams(sent).toString()}`);
};

/**
 * Every host of section 7 for a test. A call without an answer is a mistake of the test or of the code: it throws
 * an Error that is not an AppError, which no store takes for an expected failure.
 */
export const fakeHttp = (answers: Answers = {}, { delay }: FakeHttpOptions = {}): FakeHttp => {
  const known = new Map(Object.entries(answers).map(([call, body]) => [canonical(call), body]));
  const calls: string[] = [];

  const reply = async (address: string, params: RequestOptions["params"]): Promise<unknown> => {
    const call = callOf(address, params);
    calls.push(call);
    await delay?.();
    const key = known.has(call) ? call : address;
    if (!known.has(key))
      throw new Error(`Unexpected call: ${call}. Answers: ${[...known.keys()].join(", ") || "none"}`);
    const body = known.get(key);
    if (isAppError(body)) throw body;
    return structuredClone(body);
  };

  const client = (host: string): HttpClient => ({
    get: (path, options) => reply(`${host} ${path}`, options?.params),
    create: (path, _body, options) => reply(`POST ${host} ${path}`, options?.params),
  });
  // Every host has a client: the list of names is the record's keys.
  const clients = Object.fromEntries(HOST_NAMES.map((host) => [host, client(host)])) as Record<HostName, HttpClient>;
  return { ...clients, named: client, calls };
};
