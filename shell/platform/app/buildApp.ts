import { fastify, LogController, type FastifyError, type FastifyInstance, type FastifyReply } from "fastify";

import { learningHost } from "../learning/learningHost";
import { mainApiHost } from "../mainApi/mainApiHost";
import { mediaRoutes } from "../media/mediaRoutes";
import { readMedia } from "../media/readMedia";
import { programsHost } from "../services/programs/programRoutes";
import { servicesHost } from "../services/servicesHost";
import { ApiFailure, toApiFailure } from "./ApiFailure";
import { failure, success } from "./envelope";
import { messagesFor } from "./messages/messagesFor";
import type { AppDeps } from "./tenantHandler";

export type LogLevel = "debug" | "info" | "warn" | "error" | "silent";

const BODY_LIMIT_BYTES = 64 * 1024;

/** Requests that fastify refuses before a route sees them: a body that is no JSON, too large, a broken address. */
const fromFastify = (error: Partial<FastifyError>): ApiFailure => {
  const texts = messagesFor();
  if (error instanceof ApiFailure) return error;
  if (error.statusCode === 413) return new ApiFailure(413, texts.tooLarge);
  if (error.statusCode === 415) return new ApiFailure(415, texts.unsupportedType);
  if (error.statusCode !== undefined && error.statusCode < 500)
    return new ApiFailure(error.statusCode, texts.badRequest);
  return toApiFailure(error, texts);
};

const send = (reply: FastifyReply, answer: ApiFailure) => reply.code(answer.status).send(failure(answer));

/** The platform's HTTP side: every host it stands in for, listening nowhere yet. */
export const buildApp = (deps: AppDeps, logLevel: LogLevel = "warn"): FastifyInstance => {
  const app = fastify({
    logger: { level: logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    forceCloseConnections: "idle",
    frameworkErrors: (error, _request, reply) => {
      void send(reply, fromFastify(error));
    },
  });

  // A connection that is busy while closing begins would be kept alive after its answer, and closing wait for it.
  let isClosing = false;
  app.addHook("preClose", async () => {
    isClosing = true;
  });
  app.addHook("onSend", async (_request, reply) => {
    if (isClosing) reply.header("connection", "close");
  });

  app.setErrorHandler((error, request, reply) => {
    const answer = fromFastify(error as Error);
    if (answer.status >= 500)
      request.log.error({ err: answer.cause ?? answer, method: request.method, url: request.url }, "request failed");
    return send(reply, answer);
  });
  app.setNotFoundHandler((_request, reply) => send(reply, new ApiFailure(404, messagesFor().notFound)));

  app.get("/healthz", async () => {
    await deps.db.transaction(async () => undefined);
    return success(messagesFor().ok, { database: "ready" });
  });
  // One address serves them all: none of their paths is another's.
  servicesHost(app, deps);
  mainApiHost(app, deps);
  programsHost(app, deps);
  learningHost(app, deps);
  mediaRoutes(app, readMedia());
  return app;
};
