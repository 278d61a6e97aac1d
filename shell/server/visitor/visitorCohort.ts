import { randomBytes } from "node:crypto";

import type { FastifyReply, FastifyRequest } from "fastify";

import { cohortOf } from "../../registry/cohort";
import { isSplit } from "../../registry/resolve";
import type { Registry } from "../../registry/schema";
import { isSecure } from "./isSecure";

const NAME = "visitor";
const ID = /^[\w-]{22}$/;
/** Longer than any canary runs; there is no reason to know a browser for longer. */
const MAX_AGE_SECONDS = 90 * 24 * 3600;

const varyByCookie = (reply: FastifyReply): void => {
  const others = String(reply.getHeader("vary") ?? "");
  if (!/\bcookie\b/i.test(others)) void reply.header("vary", others ? `${others}, cookie` : "cookie");
};

/** The browser's random id: the one it sent, or one that it gets with this answer. */
const visitorId = (request: FastifyRequest, reply: FastifyReply): string => {
  const sent = request.cookies[NAME];
  if (sent !== undefined && ID.test(sent)) return sent;
  const id = randomBytes(16).toString("base64url");
  reply.setCookie(NAME, id, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure(request),
    maxAge: MAX_AGE_SECONDS,
  });
  return id;
};

/**
 * The visitor's cohort on this tenant's site, from their first page on. Only where a part of the visitors gets a canary is
 * anybody told apart: otherwise it is null, no cookie is set and none is read.
 */
export const visitorCohort = (
  request: FastifyRequest,
  reply: FastifyReply,
  registry: Registry,
  tenant: string,
): number | null => {
  if (!isSplit(registry, tenant)) return null;
  varyByCookie(reply);
  return cohortOf(registry.salt, tenant, visitorId(request, reply));
};

/** The cohort of whoever asks for something other than a page: by the cookie that a page gave them, or none. */
export const knownCohort = (request: FastifyRequest, { salt }: Registry, tenant: string): number | null => {
  const sent = request.cookies[NAME];
  return sent !== undefined && ID.test(sent) ? cohortOf(salt, tenant, sent) : null;
};
