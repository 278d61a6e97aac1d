import { AppError, codeForStatus, isAppError } from "@serambi/kernel/errors";
import { readEnvelope } from "@serambi/kernel/http";
import type { Dispatcher } from "undici";
import type * as z from "zod/mini";

import type { Upstream } from "../upstream/Upstream";

/** The seeded settings have 3 KB. What is larger than this by far is not read to its end. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;
/** Further than this a connection is not worth keeping. */
const MAX_FAILURE_BYTES = 64 * 1024;

type Body = Dispatcher.ResponseData["body"];

interface PlatformRequest {
  readonly method: "GET" | "POST";
  /** Of the specification, without a leading slash. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: object;
}

const readText = async (body: Body): Promise<string> => {
  const chunks: Buffer[] = [];
  let length = 0;
  // Leaving the loop ends the connection: the rest is never received.
  for await (const chunk of body as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MAX_ANSWER_BYTES) throw new AppError("malformed", "The answer is too large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new AppError("malformed", "The answer is not JSON", { cause: error });
  }
};

const readAnswer = async ({ statusCode, body }: Dispatcher.ResponseData, signal: AbortSignal): Promise<unknown> => {
  if (statusCode < 200 || statusCode >= 300) {
    // Whatever a failure says, at whatever length, nobody reads it.
    body.dump({ limit: MAX_FAILURE_BYTES, signal }).catch(() => undefined);
    throw new AppError(codeForStatus(statusCode), `The services host answered ${statusCode}`);
  }
  try {
    return parseJson(await readText(body));
  } catch (error) {
    if (isAppError(error)) throw error;
    throw signal.aborted
      ? new AppError("timeout", "The answer did not end in time", { cause: error })
      : new AppError("offline", "The answer broke off", { cause: error });
  }
};

/**
 * One call of the start-up sequence (specification section 4) to the services host: bounded in time and size from its first
 * byte to its last, whatever the host sends.
 * @returns the envelope's data
 * @throws AppError of the answer's status; malformed | timeout | offline | unavailable
 */
export const askPlatform = async <S extends z.ZodMiniType>(
  upstream: Upstream,
  { method, path, headers, body }: PlatformRequest,
  schema: S,
): Promise<z.output<S>> => {
  // `send` bounds the time until the answer begins; this bounds the answer too.
  const signal = AbortSignal.timeout(2 * upstream.timeoutMs);
  const answer = await upstream.send("services", {
    method,
    // An app token is made by POST, and reads need it: a host that cannot write has to be asked for it all the same.
    kind: "reads",
    path,
    headers: {
      accept: "application/json",
      ...(body && { "content-type": "application/json" }),
      ...headers,
    },
    body: body && JSON.stringify(body),
    signal,
  });
  return readEnvelope(await readAnswer(answer, signal), schema);
};
