import type { FastifyRequest } from "fastify";

import { parseHost } from "./parseHost";

/**
 * The canonical host that a request is for; `registerHostCheck` has seen that it names one only.
 * @throws AppError bad-request where the Host header is rubbish
 */
export const visitedHost = (request: FastifyRequest): string => parseHost(request.headers.host);
