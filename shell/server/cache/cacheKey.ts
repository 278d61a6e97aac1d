import type { FastifyRequest } from "fastify";

import type { SiteRoutes } from "../render/siteRoutes";
import type { Visit } from "../types";
import { hasSession } from "../visitor/session";
import { settingsDigest } from "./settingsDigest";

/** Longer addresses are nobody's bookmark. */
const MAX_TARGET = 300;

/**
 * Everything that a public page depends on: tenant and its settings, host, language, release, address. The same in every
 * process of a build. Null where the page is one visitor's own, or says that the platform is down.
 */
export const cacheKey = (request: FastifyRequest, { site, url, form, isForClick }: Visit, release: SiteRoutes): string | null => {
  const target = url.pathname + url.search;
  if (form || hasSession(request) || site.isStale || target.length > MAX_TARGET) return null;
  const { tenant, appVersion } = site;
  const parts = [
    tenant.key,
    settingsDigest(tenant.settings),
    tenant.origin,
    tenant.language,
    appVersion,
    release.id,
    // A page and its lines are at two addresses, and two answers.
    isForClick ? "lines" : "html",
    target,
  ];
  return parts.join(" ");
};
