import { isIP } from "node:net";

import { normalizeIP } from "@fastify/rate-limit";
import type { FastifyRequest } from "fastify";

import { isLoopbackAddress } from "../tenant/addressRanges";

/** Longer than any address, whatever a proxy writes. */
const MAX_LENGTH = 64;

/** What the connection or a trusted proxy says; nothing where the connection has gone. */
const givenAddress = (request: FastifyRequest): string => {
  const ip: string | undefined = request.ip;
  return ip ?? "";
};

/** An address as requests are counted by it: whoever has an IPv6 network has all of its 2^64 addresses. */
export const visitorAddress = (request: FastifyRequest): string =>
  normalizeIP(givenAddress(request).slice(0, MAX_LENGTH), 64);

/** Whether a request comes from this machine, as far as anybody knows. */
export const isFromHere = (request: FastifyRequest): boolean => {
  const address = givenAddress(request);
  return isIP(address) !== 0 && isLoopbackAddress(address);
};
