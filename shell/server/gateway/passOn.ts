import { AppError, isAppError } from "@serambi/kernel/errors";
import type { FastifyReply, FastifyRequest } from "fastify";

import { failureOfStatus } from "../errors/failure";
import { sendFailure } from "../errors/sendFailure";
import { askerOf } from "../queue/connections";
import type { Caller } from "../upstream/types";
import type { Upstream } from "../upstream/Upstream";
import type { AllowedCall } from "./allowList";
import { bodyOf } from "./bodyOf";
import { goneSignal } from "./goneSignal";
import { keepToken } from "./keepToken";
import { headersToHost, headersToPage } from "./passedHeaders";

/** What a page can do something with. Anything else, a proxy's HTML error page above all, becomes an envelope. */
const READABLE =
  /^(?:application\/(?:[a-z.-]+\+)?json|application\/x-ndjson|text\/event-stream|text\/plain)(?:\s*;|$)/i;

/** For the log only: the visitor has gone. */
const CLIENT_CLOSED_REQUEST = 499;

interface Passage {
  readonly host: string;
  /** Key of the tenant whose page calls. */
  readonly tenant: string;
  readonly call: AllowedCall;
  /** With its query. */
  readonly path: string;
  readonly caller: Caller;
  /** Keeps the token of a session that the call has opened. */
  readonly onToken?: ((token: string) => void) | undefined;
}

/** Sends an allowed call to its host and its answer back, the answer as a stream. */
export const passOn = async (
  upstream: Upstream,
  request: FastifyRequest,
  reply: FastifyReply,
  { host, tenant, call, path, caller, onToken }: Passage,
): Promise<FastifyReply> => {
  const signal = goneSignal(reply);
  const isCured = upstream.refusalCheck(host, caller);
  const send = async () => {
    try {
      const body = await bodyOf(request, call);
      return await upstream.send(host, {
        method: call.method,
        kind: call.kind,
        path,
        headers: {
          ...headersToHost(request.headers, body),
          ...upstream.headers(host, caller),
          "x-request-id": request.id,
          "x-forwarded-for": request.ip,
        },
        body,
        signal,
        asker: askerOf(request, tenant),
      });
    } catch (error) {
      // Nobody is there to be answered, and nothing is wrong. A body that was too long ended the connection, too.
      const hasLeft = request.raw.destroyed && !request.raw.complete && !isAppError(error);
      if (signal.aborted || hasLeft) return null;
      throw error;
    }
  };
  let answer = await send();
  // Refused for its app token, a call is made once more with a new one, where nothing was sent with it that is gone now.
  if (answer?.statusCode === 401 && (await isCured()) && call.method === "GET") {
    await answer.body.dump();
    answer = await send();
  }
  if (!answer) return reply.code(CLIENT_CLOSED_REQUEST).send();
  const { statusCode, headers, body } = answer;
  if (statusCode === 204 || statusCode === 304) {
    await body.dump();
    return reply.code(statusCode).headers(headersToPage(headers)).send();
  }
  if (call.opensSession && onToken && statusCode >= 200 && statusCode < 300) {
    const { token, answer: rest } = await keepToken(body);
    onToken(token);
    const { "content-length": _length, ...kept } = headersToPage(headers);
    return reply.code(statusCode).headers(kept).send(rest);
  }
  // What a host says of its own failure is for its operators: it may be its insides.
  const isUseful = statusCode >= 200 && statusCode < 500 && (statusCode < 300 || statusCode >= 400);
  if (isUseful && READABLE.test(String(headers["content-type"] ?? "")))
    return reply.code(statusCode).headers(headersToPage(headers)).send(body);
  await body.dump();
  if (statusCode >= 400) {
    const seconds = Number(headers["retry-after"] ?? Number.NaN);
    return sendFailure(request, reply, failureOfStatus(statusCode, seconds >= 0 ? seconds : undefined));
  }
  throw new AppError("malformed", `The ${host} host answered ${statusCode} without a readable body`);
};
