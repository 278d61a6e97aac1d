import { offeredLanguages } from "@serambi/kernel/contracts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { LANGUAGE_PARAMETER } from "../../client/head/languageAddress";
import { pathOf } from "../security/requestTarget";
import type { TenantDirectory } from "../startup/TenantDirectory";
import { requestOrigin } from "../tenant/requestOrigin";
import { tenantHost } from "../tenant/tenantHost";
import { visitedHost } from "../tenant/visitedHost";
import { writeLanguage } from "./languageCookie";

const ADDRESS = "/_language";

/** A path of this site, with its query: nothing that a browser could read as an address elsewhere. */
const OWN_PATH = /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/;

const singleValue = (query: unknown, name: string): string => {
  const value = (query as Readonly<Record<string, unknown>>)[name]; // fastify's query is an object
  return typeof value === "string" ? value : "";
};

/** Where to go on: back where the visitor was, if that is a page of this site and not this address again. */
const wayBack = (origin: string, back: string): string => {
  if (!OWN_PATH.test(back) || !URL.canParse(origin + back)) return "/";
  const url = new URL(origin + back);
  // The choice made now, not the one that the page was opened with.
  if (url.searchParams.has(LANGUAGE_PARAMETER)) url.searchParams.delete(LANGUAGE_PARAMETER);
  // Dot segments are resolved by now: what began with one slash may begin with two.
  if (url.pathname.startsWith("//") || url.pathname.toLowerCase() === ADDRESS) return "/";
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
