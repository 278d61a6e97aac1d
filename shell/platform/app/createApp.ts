import { SITE_CHANGED_HEADER } from "@serambi/kernel/contracts";
import { fastify, LogController, type FastifyError, type FastifyInstance, type FastifyReply } from "fastify";

import { ApiFailure, toApiFailure } from "./ApiFailure";
import { DiskFaults } from "./DiskFaults";
import { failure } from "./envelope";
import { messagesFor } from "./messages/messagesFor";

export type LogLevel = "debug" | "info" | "warn" | "error" | "silent";

declare module "fastify" {
  interface FastifyRequest {
    /** Key of the site that this call has changed for its visitors; empty for none. */
    changedSite: string;
  }
}

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

/**
 * An app without routes, whose failures are envelopes.
 * @param isClosing whether the platform is about to close: a busy connection would be kept alive after its answer, and closing wait for it
 */
export const createApp = (logLevel: LogLevel, isClosing: () => boolean): FastifyInstance => {
  const app = fastify({
    logger: { level: logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    forceCloseConnections: "idle",
    frameworkErrors: (error, _request, reply) => {
      void send(reply, fromFastify(error));
    },
  });
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) => {
    // Clients name a type for every call; the endpoint says whether it needs a body.
    if (request.method === "DELETE" && body === "") return done(null, undefined);
    return parseJson(request, body, done);
  });
  app.decorateRequest("changedSite", "");
  app.addHook("onSend", async (request, reply) => {
    if (request.changedSite !== "") reply.header(SITE_CHANGED_HEADER, request.changedSite);
    if (isClosing()) reply.header("connection", "close");
  });
  const diskFaults = new DiskFaults();
  app.setErrorHandler((error, request, reply) => {
    const answer = fromFastify(error as Error);
    if (answer.status >= 500) {
      const err = answer.cause ?? answer;
      const disk = diskFaults.note(err);
      if (disk?.isSaid) request.log.error({ reason: disk.reason, unsaid: disk.unsaid }, "the disk takes nothing more");
      if (!disk) request.log.error({ err, method: request.method, url: request.url }, "request failed");
    }
    return send(reply, answer);
  });
  app.setNotFoundHandler((_request, reply) => send(reply, new ApiFailure(404, messagesFor().notFound)));
  return app;
};
