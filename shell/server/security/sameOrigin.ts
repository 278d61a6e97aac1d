import type { FastifyRequest } from "fastify";

const hostOf = (origin: string, request: FastifyRequest): { readonly theirs: string; readonly ours: string } | null => {
  if (!URL.canParse(origin)) return null;
  const { protocol, host } = new URL(origin);
  const own = `${protocol}//${request.headers.host ?? ""}`;
  // Both are read as addresses, so that a default port is the same written or not.
  return URL.canParse(own) ? { theirs: host, ours: new URL(own).host } : null;
};

/**
 * Whether a call comes from a page of the site it is made to (decisions, section 2). Every browser sends `Origin`
 * with a call that changes something; whoever sends neither header is not a page.
 */
export const isSameOrigin = (request: FastifyRequest): boolean => {
  const { origin } = request.headers;
  const site = request.headers["sec-fetch-site"];
  if (origin === undefined && site === undefined) return false;
  if (site !== undefined && site !== "same-origin") return false;
  if (origin === undefined) return true;
  const hosts = hostOf(origin, request);
  return hosts !== null && hosts.theirs === hosts.ours;
};
