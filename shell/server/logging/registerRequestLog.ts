import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { isApiCall } from "../errors/sendFailure";
import type { Metrics } from "../health/Metrics";
import type { RouteKind } from "../requestContext";
import { pathOf } from "../security/requestTarget";

const MAX_PATH_LENGTH = 300;

const kindOf = (request: FastifyRequest): RouteKind =>
  request.routeOptions.config?.kind ?? (isApiCall(request) ? "api" : request.is404 ? "page" : "static");

const levelOf = (kind: RouteKind, status: number): "warn" | "info" | "debug" => {
  if (status >= 500) return "warn";
  return kind === "system" ? "debug" : "info"; // probes come every few seconds
};

const logRequest = (request: FastifyRequest, reply: FastifyReply, kind: RouteKind): void => {
  const status = reply.statusCode;
  // The path alone: queries hold search words, e-mail addresses and tokens.
  const path = pathOf(request.originalUrl).slice(0, MAX_PATH_LENGTH);
  request.log[levelOf(kind, status)](
    { method: request.method, path, status, ms: Math.round(reply.elapsedTime * 10) / 10, tenant: request.tenantKey },
    "request",
  );
};

/** One line and one count for every request, and its id on the answer. */
export const registerRequestLog = (app: FastifyInstance, metrics: Metrics): void => {
  app.decorateRequest("tenantKey", null);
  app.decorateRequest("siteLanguage", null);
  app.addHook("onRequest", (request, reply, done) => {
    reply.raw.setHeader("x-request-id", request.id);
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    const kind = kindOf(request);
    metrics.countRequest(kind, reply.statusCode, request.tenantKey, reply.elapsedTime);
    logRequest(request, reply, kind);
    done();
  });
};
