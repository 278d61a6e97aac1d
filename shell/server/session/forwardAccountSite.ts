import {
  createServer,
  request as ask,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";

import proxyAddr from "@fastify/proxy-addr";
import { normalizeIP } from "@fastify/rate-limit";

import type { Trusts } from "../security/trustedProxies";
import type { AccountSite } from "./AccountSite";

const BAD_GATEWAY = 502;
/** As long as without the account site. */
const KEEP_ALIVE_MS = 72_000;

/** Whoever has an IPv6 network has all of its 2^64 addresses: the account site counts tries by the network. */
const visitorOf = (request: IncomingMessage, trusts: Trusts): string =>
  // The connection may have gone meanwhile.
  request.socket.remoteAddress === undefined ? "" : normalizeIP(proxyAddr(request, trusts), 64);

const protocolOf = ({ headers, socket }: IncomingMessage, trusts: Trusts): string => {
  const said = String(headers["x-forwarded-proto"] ?? "")
    .split(",")
    .at(-1)
    ?.trim();
  return said === "https" && trusts(socket.remoteAddress ?? "", 0) ? "https" : "http";
};

const pass = (site: AccountSite, trusts: Trusts, request: IncomingMessage, response: ServerResponse): void => {
  const address = `${protocolOf(request, trusts)}://${request.headers.host ?? ""}${request.url ?? "/"}`;
  const { url, headers } = site.reach(address);
  const asked = ask(
    url,
    {
      method: request.method,
      headers: { ...request.headers, ...headers, "x-forwarded-for": visitorOf(request, trusts) },
    },
    (answer) => {
      response.writeHead(answer.statusCode ?? BAD_GATEWAY, answer.headers);
      answer.pipe(response);
    },
  );
  asked.on("error", () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(BAD_GATEWAY).end();
  });
  response.on("close", () => asked.destroy());
  request.pipe(asked);
};

/**
 * A server that hands what is asked of the embedded account site on to it, by its host name, and everything else to `handler`: no header,
 * cookie or limit of a tenant's site is the account site's.
 * @param trusts the proxies whose word about a visitor's address and scheme counts, as for the shell's own pages
 */
export const forwardAccountSite =
  (site: AccountSite, trusts: Trusts, requestTimeout: number) =>
  (handler: RequestListener): Server =>
    createServer({ requestTimeout, keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) =>
      site.isAskedFor(request.headers.host) ? pass(site, trusts, request, response) : handler(request, response),
    );
