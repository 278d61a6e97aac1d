import type { HttpOptions } from "@serambi/kernel/http";

import type { Target } from "./ConnectionPools";
import { Deadline } from "./Deadline";
import type { EndCall } from "./HostCircuits";
import { TransportError, type TransportAnswer, type TransportConfig } from "./TransportError";
import { kindOfMethod, type CallKind } from "./types";

const queryOf = (params: unknown): string => {
  const query = new URLSearchParams(params as Record<string, string> | undefined).toString(); // the kernel's client flattens them
  return query === "" ? "" : `?${query}`;
};

const headersOf = (config: TransportConfig): Record<string, string> =>
  Object.fromEntries(
    Object.entries(config.headers).flatMap(([name, value]) =>
      typeof value === "string" || typeof value === "number" ? [[name, String(value)]] : [],
    ),
  );

const methodOf = ({ method }: TransportConfig): "POST" | "GET" => (method === "post" ? "POST" : "GET");

type Hear = (headers: Readonly<Record<string, unknown>>) => Promise<void>;

const call = async (
  target: Target,
  config: TransportConfig,
  signal: AbortSignal,
  hear: Hear,
): Promise<TransportAnswer> => {
  const answer = await target.pool.request({
    path: `${target.basePath}${config.url ?? ""}${queryOf(config.params)}`,
    method: methodOf(config),
    headers: headersOf(config),
    body: typeof config.data === "string" ? config.data : null,
    signal,
  });
  await hear(answer.headers);
  return {
    data: await answer.body.text(),
    status: answer.statusCode,
    statusText: answer.statusText,
    headers: answer.headers as TransportAnswer["headers"], // Node's header bag: strings and lists of strings
    config,
  };
};

/**
 * The transport under the kernel's HTTP client on the server: calls run over a host's open connections instead
 * of opening one each. `timeout` bounds the whole call, the body included.
 * @param begin throws what a call fails with that must not be made
 * @param hear is told the headers of each answer
 */
export const undiciAdapter =
  (
    target: Target,
    begin: (kind: CallKind) => EndCall,
    hear: Hear = () => Promise.resolve(),
  ): NonNullable<HttpOptions["adapter"]> =>
  async (config) => {
    const endCall = begin(kindOfMethod(methodOf(config)));
    const deadline = new Deadline(config.timeout ?? 0, config.signal as AbortSignal | undefined); // the client passes a real one
    let answer: TransportAnswer;
    try {
      answer = await call(target, config, deadline.signal, hear);
    } catch (error) {
      const ending = deadline.ending;
      endCall(ending ?? "unreachable");
      const code = ending ? "ETIMEDOUT" : "ERR_NETWORK";
      throw new TransportError(ending ?? "The host could not be reached", code, config, { cause: error });
    } finally {
      deadline.clear();
    }
    endCall(answer.status);
    if (answer.status >= 200 && answer.status < 300) return answer;
    throw new TransportError(`Status ${answer.status}`, "ERR_BAD_RESPONSE", config, { response: answer });
  };
