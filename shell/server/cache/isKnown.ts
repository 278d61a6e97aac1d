import type { FastifyRequest } from "fastify";

/** Whether a browser says that it has what this tag is of (RFC 9110, 13.1.2). */
export const isKnown = (request: FastifyRequest, etag: string): boolean =>
  (request.headers["if-none-match"] ?? "").split(",").some((known) => known.trim().replace(/^W\//, "") === etag);
