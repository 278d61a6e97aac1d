import type { FastifyRequest } from "fastify";

import type { Visit } from "../types";
import { hasWritten } from "../visitor/recentWrite";
import { hasSession } from "../visitor/session";

/** Longer addresses are nobody's bookmark. */
const MAX_TARGET = 300;

/** Between what an address's page was made with and the address: in none of both. */
const SPLIT = "\n";

/** A part of an address that is no word, number or language: `3xKf9`, as secrets of owners are. */
const isWord = (text: string): boolean => /^(?:[A-Z]?[a-z]*|[A-Z]+|\d+)$/.test(text);
const MIN_SECRET_LENGTH = 16;

/** Tells whether an address may be somebody's own although nobody is signed in: whoever has its secret part may read it. */
const hasSecret = ({ pathname, searchParams }: URL): boolean =>
  [...pathname.split("/"), ...searchParams.values()].some(
    (part) => part.length >= MIN_SECRET_LENGTH && !part.split(/[^a-zA-Z0-9]+/).every(isWord),
  );

/** The question that a page answers, within a key of the cache: origin, language, kind of answer, target. */
export const addressOf = (key: string): string => key.slice(key.indexOf(SPLIT) + 1);

const pageAddress = ({ edition, url, isForClick }: Visit): string =>
  // A page and its lines are at two addresses, and two answers.
  [edition.tenant.origin, edition.tenant.language, isForClick ? "lines" : "html", url.pathname + url.search].join(" ");

const isForAnybody = (request: FastifyRequest, { url, form, isDraft }: Visit): boolean =>
  !form &&
  !isDraft &&
  !hasSession(request) &&
  !hasWritten(request) &&
  url.pathname.length + url.search.length <= MAX_TARGET;

/**
 * The address of a page that may be sent from before where none can be made; null where that is nobody else's business, or the site is
 * closed.
 */
export const oldAddress = (request: FastifyRequest, visit: Visit): string | null =>
  isForAnybody(request, visit) && !hasSecret(visit.url) && !visit.edition.tenant.settings.isMaintenance
    ? pageAddress(visit)
    : null;

/**
 * Everything that a public page depends on: tenant and its settings, host, language, release, address. The same in every
 * process of a build. Null where the page is one visitor's own, where they have
 * just sent something that it must show, or where it says that the platform is down.
 * @param visit with the edition of the release that the visitor sees
 */
export const cacheKey = (request: FastifyRequest, visit: Visit): string | null => {
  const { tenant, appVersion, digest, release, isStale } = visit.edition;
  if (isStale || !isForAnybody(request, visit)) return null;
  return [tenant.key, digest, appVersion, release].join(" ") + SPLIT + pageAddress(visit);
};
