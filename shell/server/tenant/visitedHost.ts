import { AppError } from "@serambi/kernel/errors";
import type { FastifyRequest } from "fastify";

import { parseHost } from "./parseHost";

/** Node keeps the first of several Host lines silently; a proxy before it may have believed the last. */
const hostLines = ({ raw: { rawHeaders } }: FastifyRequest): number =>
  rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === "host").length;

/**
 * The canonical host that a request is for.
 * @throws AppError bad-request where the Host header is rubbish or stands there twice
 */
export const visitedHost = (request: FastifyRequest): string => {
  if (hostLines(request) > 1) throw new AppError("bad-request", "The request names several hosts");
  return parseHost(request.headers.host);
};
