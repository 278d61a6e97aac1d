import { createHash, timingSafeEqual } from "node:crypto";

import type { FastifyRequest } from "fastify";

import { isLoopbackAddress } from "../tenant/addressRanges";

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Digests have one length, so the comparison tells nothing of the token's. */
const isEqual = (given: string, token: string): boolean => timingSafeEqual(digest(given), digest(token));

const givenToken = (request: FastifyRequest): string => {
  const { token } = request.query as { readonly token?: unknown }; // no schema: a query string, so any text
  return /^Bearer (\S+)$/i.exec(request.headers.authorization ?? "")?.[1] ?? (typeof token === "string" ? token : "");
};

/** A proxy on this machine makes every visitor look local: what it forwards is not. */
const isDirect = (request: FastifyRequest): boolean =>
  request.headers["x-forwarded-for"] === undefined && request.headers.forwarded === undefined;

/** Who may read the metrics: this machine, or whoever knows `METRICS_TOKEN` (decisions, section 1). */
export const mayReadMetrics = (request: FastifyRequest, token: string | undefined): boolean =>
  (isDirect(request) && isLoopbackAddress(request.socket.remoteAddress ?? "")) ||
  (token !== undefined && isEqual(givenToken(request), token));
