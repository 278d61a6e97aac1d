import type { FastifyRequest } from "fastify";

import { isFromHere, visitorAddress } from "../limits/visitorAddress";

/**
 * Whom a report comes from, as far as one address must not speak for many. Undefined on this machine: a proxy here that
 * nobody named makes all visitors one address.
 */
export const speaker = (request: FastifyRequest): string | undefined =>
  isFromHere(request) ? undefined : visitorAddress(request);
