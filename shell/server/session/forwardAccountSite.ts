import {
  createServer,
  request as ask,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";

import type { AccountSite } from "./AccountSite";

const BAD_GATEWAY = 502;
/** As long as without the account site. */
const KEEP_ALIVE_MS = 72_000;

const pass = (site: AccountSite, request: IncomingMessage, response: ServerResponse): void => {
  const { url, headers } = site.reach(`http://${request.headers.host ?? ""}${request.url ?? "/"}`);
  const asked = ask(
    url,
    {
      method: request.method,
      headers: { ...request.headers, ...headers, "x-forwarded-for": request.socket.remoteAddress ?? "" },
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
 */
export const forwardAccountSite =
  (site: AccountSite, requestTimeout: number) =>
  (handler: RequestListener): Server =>
    createServer({ requestTimeout, keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) =>
      site.isAskedFor(request.headers.host) ? pass(site, request, response) : handler(request, response),
    );
