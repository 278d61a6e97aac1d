import type { FastifyRequest } from "fastify";

import type { SiteRelease } from "../../client/page/types";
import type { Visit } from "../types";
import { readSession } from "../visitor/session";

/** Longer addresses are nobody's bookmark. */
const MAX_TARGET = 300;

const numbers = new WeakMap<object, number>();
let given = 0;

/** The settings of a site are the same object as long as nothing in them changed. */
const numberOf = (settings: object): number => {
  const known = numbers.get(settings);
  if (known !== undefined) return known;
  numbers.set(settings, ++given);
  return given;
};

/**
 * Everything that a public page depends on: tenant and its settings, host, language, release, address. Null where the
 * page is one visitor's own, or says that the platform is down.
 */
export const cacheKey = (request: FastifyRequest, { site, url }: Visit, release: SiteRelease): string | null => {
  const { accessToken, chatToken } = readSession(request);
  const target = url.pathname + url.search;
  if (accessToken !== undefined || chatToken !== undefined || site.isStale || target.length > MAX_TARGET) return null;
  const { tenant, appVersion } = site;
  const parts = [tenant.key, numberOf(tenant.settings), tenant.origin, tenant.language, appVersion, release.id, target];
  return parts.join(" ");
};
