import type { FastifyRequest } from "fastify";

import type { Env } from "../env/readEnv";
import { isApiCall } from "../errors/sendFailure";
import { pathOf } from "../security/requestTarget";
import { isFromHere } from "./visitorAddress";

/**
 * What one address may ask for within a minute, each counted by itself: reading and changing calls of the gateway, what pages
 * tell of themselves (clicks, counters), failures that browsers report, what they measure, and pages with all their files.
 */
export const BUDGETS = ["reads", "writes", "logs", "reports", "vitals", "pages"] as const;

export type Budget = (typeof BUDGETS)[number];

/** Lines in the log are somebody's time: more than this from one address tell nothing new. */
const REPORTS_PER_MINUTE = 30;

/** A computer room of forty behind one address, a page of each every twenty seconds. */
const VITALS_PER_MINUTE = 120;

/** Calls that a page makes by itself with every click. They must not use up what a visitor's own writing needs. */
const LOG_CALL = /^\/api\/services\/(?:logger\/log\/click|statistics\/record)$/;

/** A GET that makes something and sends a letter (specification section 7.1): it is counted as what it is. */
const WRITING_GET = /^\/api\/services\/cms\/app\/request-demo$/;

/** The next part of a file whose beginning was counted as a write: of forty people in one room each may send eleven of them. */
const PART_CALL = /^\/api\/services\/drive\/upload\?(?:.*&)?id=/;

const isRead = ({ method }: FastifyRequest): boolean => method === "GET" || method === "HEAD" || method === "OPTIONS";

/** How many per minute; 0 for no limit. */
export const budgetSizes = (rates: Env["rateLimits"] | undefined): Readonly<Record<Budget, number>> => ({
  reads: rates?.readsPerMinute ?? 0,
  writes: rates?.writesPerMinute ?? 0,
  logs: rates?.readsPerMinute ?? 0,
  reports: REPORTS_PER_MINUTE,
  vitals: VITALS_PER_MINUTE,
  pages: rates?.pagesPerMinute ?? 0,
});

/**
 * The budget that a request is counted in; null for none. Health and metrics never are. Pages asked for from this machine
 * are not either: a proxy here that nobody named in TRUST_PROXY makes every visitor one address, and all of them
 * together are no flood.
 */
export const budgetOf = (request: FastifyRequest): Budget | null => {
  const { config } = request.routeOptions;
  if (config?.budget !== undefined) return config.budget;
  if (config?.kind === "system") return null;
  if (!isApiCall(request)) {
    // A form that is posted to a page.
    if (!isRead(request)) return "writes";
    return isFromHere(request) ? null : "pages";
  }
  const path = pathOf(request.originalUrl);
  if (isRead(request)) return WRITING_GET.test(path) ? "writes" : "reads";
  if (PART_CALL.test(request.originalUrl)) return "reads";
  return LOG_CALL.test(path) ? "logs" : "writes";
};
