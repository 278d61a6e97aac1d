import type { FastifyRequest } from "fastify";

/**
 * Scheme and host as the visitor used them, without a trailing slash. Behind a trusted proxy the scheme is the one it
 * names. Call it only after `visitedHost` accepted the header.
 */
export const requestOrigin = (request: FastifyRequest): string =>
  `${request.protocol === "https" ? "https" : "http"}://${(request.headers.host ?? "").toLowerCase()}`;
