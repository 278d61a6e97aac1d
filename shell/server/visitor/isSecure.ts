import type { FastifyRequest } from "fastify";

import { isLoopbackHost } from "../tenant/parseHost";

/** Whether cookies are for TLS alone: over TLS always, and wherever a site is not on this very machine (decisions, section 2). */
export const isSecure = ({ protocol, headers }: FastifyRequest): boolean =>
  protocol === "https" || !isLoopbackHost(headers.host);
