import {
  createServer,
  request as ask,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import { isIP } from "node:net";

import proxyAddr from "@fastify/proxy-addr";
import { normalizeIP } from "@fastify/rate-limit";
import { AppError, isAppError } from "@serambi/kernel/errors";

import { failureOfStatus, type Failure } from "../errors/failure";
import type { Asker } from "../queue/FairQueue";
import { PacedQueue } from "../queue/PacedQueue";
import type { Trusts } from "../security/trustedProxies";
import { isLoopbackAddress } from "../tenant/addressRanges";
import type { AccountSite } from "./AccountSite";
import { sendAccountFailure } from "./sendAccountFailure";

const INTERNAL = 500;
const BAD_GATEWAY = 502;
/** The account site does not answer, or is being loaded for its first visitor. */
const AWAY = { kind: "accountAway", status: 503, retryAfterSeconds: 2 } as const;
/** More requests wait for the account site than have their turn in time. */
const BUSY = { kind: "accountBusy", status: 503, retryAfterSeconds: 5 } as const;
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

/** The account site shares its thread with the hosts that every tenant's pages ask: after so many of its pages the thread rests. */
const AT_ONCE = 2;
/** A browser asks for a page and its script. */
const MAX_WAITING_OF_ONE = 20;

const askerOf = (request: IncomingMessage, response: ServerResponse, visitor: string): Asker => {
  const gone = new AbortController();
  response.once("close", () => gone.abort());
  const { remotePort } = request.socket;
  // A proxy of this machine that nobody named makes all visitors one address: their connections tell them apart.
  const isFromHere = isIP(visitor) !== 0 && isLoopbackAddress(visitor);
  return { tenant: "account", visitor: isFromHere ? `${visitor} ${remotePort}` : visitor, gone: gone.signal };
};

/** Whether the site fails without a page of its own: it cannot be loaded, or its database cannot be asked for the words. */
const isBare = ({ statusCode = BAD_GATEWAY, headers }: IncomingMessage): boolean =>
  statusCode >= INTERNAL && !(headers["content-type"] ?? "").startsWith("text/html");

/** The account site takes forms of 16 KB: one that is longer is refused there, in its own words. */
const MAX_FORM_BYTES = 64 * 1024;

/** A form once it is whole: whoever sends one slowly stands in nobody's way. @throws AppError too-large */
const readForm = async (request: IncomingMessage): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    length += piece.length; // a request without an encoding gives buffers
    if (length > MAX_FORM_BYTES) throw new AppError("too-large", "The form is too long");
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
};

interface AskedPage {
  readonly visitor: string;
  readonly form: Buffer;
}

/** @returns once the account site has made its answer, however slowly that is taken */
const pass = (
  site: AccountSite,
  trusts: Trusts,
  { visitor, form }: AskedPage,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> =>
  new Promise((resolve) => {
    const address = `${protocolOf(request, trusts)}://${request.headers.host ?? ""}${request.url ?? "/"}`;
    const { url, headers } = site.reach(address);
    const asked = ask(
      url,
      { method: request.method, headers: { ...request.headers, ...headers, "x-forwarded-for": visitor } },
      (answer) => {
        resolve();
        if (isBare(answer)) {
          answer.resume();
          return sendAccountFailure(request, response, AWAY);
        }
        response.writeHead(answer.statusCode ?? BAD_GATEWAY, answer.headers);
        answer.pipe(response);
      },
    );
    asked.on("close", resolve);
    asked.on("error", () => {
      if (response.headersSent) response.destroy();
      else sendAccountFailure(request, response, AWAY);
    });
    response.on("close", () => asked.destroy());
    asked.end(form);
  });

/** A visitor who is gone hears nothing of it. */
const failureOf = (error: unknown): Failure => {
  if (!isAppError(error)) return failureOfStatus(400);
  return error.code === "unavailable" ? BUSY : failureOfStatus(error.status);
};

interface Limits {
  /** How long a request may take to come in. */
  readonly requestTimeout: number;
  /** For how long a connection may neither bring nor take anything: Fastify sets it for its own servers alone. */
  readonly connectionTimeout: number;
}

/**
 * A server that hands what is asked of the embedded account site on to it, by its host name, and everything else to `handler`: no header,
 * cookie or limit of a tenant's site is the account site's.
 * @param trusts the proxies whose word about a visitor's address and scheme counts, as for the shell's own pages
 */
export const forwardAccountSite =
  (site: AccountSite, trusts: Trusts, { requestTimeout, connectionTimeout }: Limits) =>
  (handler: RequestListener): Server => {
    const { loopTimes: times } = site;
    const queue = new PacedQueue({
      times,
      atOnce: AT_ONCE,
      maxWaitingOfOne: MAX_WAITING_OF_ONE,
      what: "pages of the account site",
    });
    const forward = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
      const visitor = visitorOf(request, trusts);
      try {
        const form = await readForm(request);
        const asker = askerOf(request, response, visitor);
        await queue.run(asker, () => pass(site, trusts, { visitor, form }, request, response));
      } catch (error) {
        if (response.destroyed) return;
        sendAccountFailure(request, response, failureOf(error));
      }
    };
    const server = createServer({ requestTimeout, keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) =>
      site.isAskedFor(request.headers.host) ? void forward(request, response) : handler(request, response),
    );
    return server.setTimeout(connectionTimeout);
  };
