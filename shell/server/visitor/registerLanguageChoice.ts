import { LANGUAGE_PARAMETER, offeredLanguages } from "@serambi/kernel/contracts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { pathOf } from "../security/requestTarget";
import type { TenantDirectory } from "../startup/TenantDirectory";
import { requestOrigin } from "../tenant/requestOrigin";
import { tenantHost } from "../tenant/tenantHost";
import { visitedHost } from "../tenant/visitedHost";
import { writeLanguage } from "./languageCookie";
import { ownAddress } from "./ownAddress";

const ADDRESS = "/_language";

const singleValue = (query: unknown, name: string): string => {
  const value = (query as Readonly<Record<string, unknown>>)[name]; // fastify's query is an object
  return typeof value === "string" ? value : "";
};

/** Where to go on: back where the visitor was, if that is a page of this site and not this address again. */
const wayBack = (origin: string, back: string): string => {
  const url = ownAddress(origin, back);
  if (!url || url.pathname.toLowerCase() === ADDRESS) return "/";
  // The choice made now, not the one that the page was opened with.
  if (url.searchParams.has(LANGUAGE_PARAMETER)) url.searchParams.delete(LANGUAGE_PARAMETER);
  return url.pathname + url.search;
};

const choose = async (
  directory: TenantDirectory,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const origin = requestOrigin(request);
  const host = visitedHost(request);
  const back = wayBack(origin, singleValue(request.query, "back"));
  const to = singleValue(request.query, "to");
  const site = await directory.find(tenantHost(host, pathOf(back)), origin);
  const language = site && offeredLanguages(site.tenant.settings).find((offered) => offered === to);
  if (language) writeLanguage(request, reply, language);
  return reply.header("cache-control", "no-store").header("x-robots-tag", "noindex").redirect(back, 303);
};

/**
 * `/_language?to=en&back=/path`: a link that works without a script. It keeps the visitor's choice in a cookie, where the
 * site offers that language, and goes back to a page of the same site.
 */
export const registerLanguageChoice = (app: FastifyInstance, directory: TenantDirectory): void => {
  app.get(ADDRESS, { config: { kind: "page", budget: "reads" }, exposeHeadRoute: false }, (request, reply) =>
    choose(directory, request, reply),
  );
};
