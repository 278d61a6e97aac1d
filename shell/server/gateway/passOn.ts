import { pipeline } from "node:stream";
import type { Readable } from "node:stream";

import type { HostName } from "@serambi/kernel/contracts";
import { AppError } from "@serambi/kernel/errors";
import type { FastifyReply, FastifyRequest } from "fastify";

import { failureOfStatus } from "../errors/failure";
import { sendFailure } from "../errors/sendFailure";
import type { Caller } from "../upstream/types";
import type { Upstream } from "../upstream/Upstream";
import { maxBodyBytes } from "./acceptCall";
import type { AllowedCall } from "./allowList";
import { limitBytes } from "./limitBytes";
import { headersToHost, headersToPage } from "./passedHeaders";

/** What a page can do something with. Anything else, a proxy's HTML error page above all, becomes an envelope. */
const READABLE =
  /^(?:application\/(?:[a-z.-]+\+)?json|application\/x-ndjson|text\/event-stream|text\/plain)(?:\s*;|$)/i;

/** For the log only: the visitor has gone. */
const CLIENT_CLOSED_REQUEST = 499;

interface Passage {
  readonly host: HostName;
  readonly call: AllowedCall;
  /** With its query. */
  readonly path: string;
  readonly caller: Caller;
}

const bodyOf = (request: FastifyRequest, call: AllowedCall): Readable | null => {
  const body = request.body as Readable | undefined; // the gateway's parser hands the stream on as it is
  if (!body) return null;
  const limited = limitBytes(maxBodyBytes(call));
  // A failure of either end reaches the call through the limited stream.
  pipeline(body, limited, () => undefined);
  return limited;
};

/** Stops the call when the visitor has gone. */
const goneSignal = (reply: FastifyReply): AbortSignal => {
  const controller = new AbortController();
  reply.raw.once("close", () => controller.abort());
  return controller.signal;
};

/** Sends an allowed call to its host and its answer back, both as streams. */
export const passOn = async (
  upstream: Upstream,
  request: FastifyRequest,
  reply: FastifyReply,
  { host, call, path, caller }: Passage,
): Promise<FastifyReply> => {
  const signal = goneSignal(reply);
  const answer = await upstream
    .send(host, {
      method: call.method,
      path,
      headers: {
        ...headersToHost(request.headers),
        ...upstream.headers(host, caller),
        "x-request-id": request.id,
        "x-forwarded-for": request.ip,
      },
      body: bodyOf(request, call),
      signal,
    })
    .catch((error: unknown) => {
      if (signal.aborted) return null; // nobody is there to be answered, and nothing is wrong
      throw error;
    });
  if (!answer) return reply.code(CLIENT_CLOSED_REQUEST).send();
  const { statusCode, headers, body } = answer;
  if (statusCode === 204 || statusCode === 304) {
    await body.dump();
    return reply.code(statusCode).headers(headersToPage(headers)).send();
  }
  const isUseful = statusCode >= 200 && (statusCode < 300 || statusCode >= 400);
  if (isUseful && READABLE.test(String(headers["content-type"] ?? "")))
    return reply.code(statusCode).headers(headersToPage(headers)).send(body);
  await body.dump();
  if (statusCode >= 400) return sendFailure(request, reply, failureOfStatus(statusCode));
  throw new AppError("malformed", `The ${host} host answered ${statusCode} without a readable body`);
};
