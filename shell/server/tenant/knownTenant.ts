import { isAppError } from "@serambi/kernel/errors";
import type { FastifyRequest } from "fastify";

import { parseHost } from "./parseHost";

/** The host asked for; null for rubbish, which its own answer is for. */
export const hostOf = (request: FastifyRequest): string | null => {
  try {
    return parseHost(request.headers.host);
  } catch (error) {
    if (isAppError(error)) return null;
    throw error;
  }
};

/** Knows the tenants of hosts. */
interface Tenants {
  keyOf(host: string): string | null;
}

/** Key of the tenant that a request is for, for what is shared out by tenant. Anybody can invent hosts: they are one tenant together. */
export const knownTenant = (tenants: Tenants, request: FastifyRequest): string => {
  const host = hostOf(request);
  return (host !== null && tenants.keyOf(host)) || "-";
};
