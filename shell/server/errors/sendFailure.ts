import type { FastifyReply, FastifyRequest } from "fastify";

import { errorDocument, failureTitle } from "./errorDocument";
import type { Failure } from "./failure";
import { errorTexts } from "./messages/errorTexts";
import { pickLanguage } from "./pickLanguage";

/** Whether a request is a call of the gateway, whatever became of its route. */
export const isApiCall = (request: FastifyRequest): boolean => /^\/api(?:[/?#]|$)/.test(request.originalUrl);

/**
 * Answers with a failure: an envelope to calls (decisions, section 8), a document to everybody else. Neither says
 * more than its text of the catalogue.
 */
export const sendFailure = (request: FastifyRequest, reply: FastifyReply, failure: Failure): FastifyReply => {
  const language = request.siteLanguage ?? pickLanguage(request.headers["accept-language"]);
  reply.code(failure.status).header("cache-control", "no-store").header("vary", "accept-language");
  // Whoever sends too much is not listened to any longer.
  if (failure.status === 413) reply.header("connection", "close");
  if (failure.headers) reply.headers(failure.headers);
  if (failure.retryAfterSeconds !== undefined)
    reply.header("retry-after", String(Math.ceil(failure.retryAfterSeconds)));
  if (isApiCall(request)) {
    // The title of a page says that the site cannot be opened: nobody opens one who saves something.
    const isWrite = failure.kind === "unavailable" && request.method !== "GET" && request.method !== "HEAD";
    const message = isWrite ? errorTexts(language).notSaved : failureTitle(failure, language);
    return reply.send({ status: false, message, data: null });
  }
  return reply
    .type("text/html; charset=utf-8")
    .send(errorDocument(failure, { language, nonce: request.nonce, requestId: request.id }));
};
