import type { FastifyRequest } from "fastify";

import type { Visit } from "../types";
import { hasWritten } from "../visitor/recentWrite";
import { hasSession } from "../visitor/session";

/** Longer addresses are nobody's bookmark. */
const MAX_TARGET = 300;

/**
 * Everything that a public page depends on: tenant and its settings, host, language, release, address. The same in every
 * process of a build. Null where the page is one visitor's own, where they have
 * just sent something that it must show, or where it says that the platform is down.
 * @param visit with the edition of the release that the visitor sees
 */
export const cacheKey = (
  request: FastifyRequest,
  { edition, url, form, isForClick, isDraft }: Visit,
): string | null => {
  const target = url.pathname + url.search;
  if (form || isDraft || hasSession(request) || hasWritten(request) || edition.isStale || target.length > MAX_TARGET)
    return null;
  const { tenant, appVersion, digest, release } = edition;
  const parts = [
    tenant.key,
    digest,
    tenant.origin,
    tenant.language,
    appVersion,
    release,
    // A page and its lines are at two addresses, and two answers.
    isForClick ? "lines" : "html",
    target,
  ];
  return parts.join(" ");
};
