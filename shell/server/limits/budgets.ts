import type { FastifyRequest } from "fastify";

import type { Env } from "../env/readEnv";
import { isApiCall } from "../errors/sendFailure";
import { findCall } from "../gateway/findCall";
import { pathOf } from "../security/requestTarget";
import { kindOfMethod, type CallKind } from "../upstream/types";
import { isFromHere } from "./visitorAddress";

/**
 * What one address may ask for within a minute, each counted by itself: reading and changing calls of the gateway, what pages
 * tell of themselves (clicks, counters), failures that browsers report, what they measure, pages with all their files, and what all who are
 * signed in behind it change together.
 */
export const BUDGETS = ["reads", "writes", "logs", "reports", "vitals", "pages", "crowds"] as const;

export type Budget = (typeof BUDGETS)[number];

/** Lines in the log are somebody's time: more than this from one address tell nothing new. */
const REPORTS_PER_MINUTE = 30;

/** A computer room of forty behind one address, a page of each every twenty seconds. */
const VITALS_PER_MINUTE = 120;

/** The next part of a file whose beginning was counted as a write: of forty people in one room each may send eleven of them. */
const PART_CALL = /^\/api\/services\/drive\/upload\?(?:.*&)?id=/;

const isRead = ({ method }: FastifyRequest): boolean => method === "GET" || method === "HEAD" || method === "OPTIONS";

/**
 * A person who is signed in has a budget of their own for writes: a whole school behind one address hands in at once. Sessions can be
 * invented, so the address has a budget as well, of so many of theirs.
 */
const WRITERS_BEHIND_ONE_ADDRESS = 20;

/** Telemetry must not use up what a visitor's own writing needs. */
const BUDGET_OF_KIND = { reads: "reads", writes: "writes", telemetry: "logs" } as const;

const CALL = /^\/api\/([^/]+)\/(.+)$/;

/** The kind that a call is declared as, where section 7 of the specification has it. */
const kindOf = ({ method, originalUrl }: FastifyRequest): CallKind => {
  const [, host = "", path = ""] = CALL.exec(pathOf(originalUrl)) ?? [];
  return findCall(host, method, path)?.call.kind ?? kindOfMethod(method === "OPTIONS" ? "GET" : method);
};

/** How many per minute; 0 for no limit. */
export const budgetSizes = (rates: Env["rateLimits"] | undefined): Readonly<Record<Budget, number>> => ({
  reads: rates?.readsPerMinute ?? 0,
  writes: rates?.writesPerMinute ?? 0,
  logs: rates?.readsPerMinute ?? 0,
  reports: REPORTS_PER_MINUTE,
  vitals: VITALS_PER_MINUTE,
  pages: rates?.pagesPerMinute ?? 0,
  crowds: (rates?.writesPerMinute ?? 0) * WRITERS_BEHIND_ONE_ADDRESS,
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
  if (PART_CALL.test(request.originalUrl)) return "reads";
  return BUDGET_OF_KIND[kindOf(request)];
};
