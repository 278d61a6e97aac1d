import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { failureOfStatus, readError, type Failure } from "./failure";
import { isApiCall, sendFailure } from "./sendFailure";

/** Answers what a handler threw, and writes it to the log where the closed table says it is worth a line. */
const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const { failure, isReported } = readError(error);
  if (isReported) request.log.error({ err: error, tenant: request.tenantKey }, "request failed");
  // A page handler shows a tenant's own error page. What it throws all the same is that page's failure.
  const isErrorPage = failure.status === 500 && request.routeOptions.config?.kind === "page";
  return sendFailure(request, reply, isErrorPage ? { ...failure, kind: "errorPage" } : failure);
};

/** Pages are read with GET and HEAD; an address of a call that the allow-list does not name is not there. */
const notFound = (request: FastifyRequest): Failure => {
  const isRead = request.method === "GET" || request.method === "HEAD" || isApiCall(request);
  return isRead ? failureOfStatus(404) : { ...failureOfStatus(405), headers: { allow: "GET, HEAD" } };
};

/** Every failure of the server gets an answer of ours: no stack trace, no framework's text. */
export const registerErrorAnswers = (app: FastifyInstance): void => {
  app.setErrorHandler<FastifyError>((error, request, reply) => answerError(error, request, reply));
  app.setNotFoundHandler((request, reply) => sendFailure(request, reply, notFound(request)));
};
