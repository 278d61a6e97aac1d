import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

import helmet from "@fastify/helmet";
import type { FastifyInstance, FastifyRequest } from "fastify";

import type { AccountSite } from "../session/AccountSite";

/** Two years. Not for subdomains: a tenant's own domain may have others, of which nothing is known here. */
const HSTS = "max-age=63072000";
/** Nothing on a page asks for any of these. */
const PERMISSIONS = ["camera", "microphone", "geolocation", "payment", "usb"]
  .map((feature) => `${feature}=()`)
  .join(", ");

/** Pages may show films of these in a frame; a remote brings one when the visitor asks for it. */
const FILM_HOSTS = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"];

const nonces = new WeakMap<ServerResponse, string>();
const accountOrigins = new WeakMap<IncomingMessage, string>();
type Source = (request: IncomingMessage, response: ServerResponse) => string;

const nonceSource: Source = (_request, response) => `'nonce-${nonces.get(response) ?? ""}'`;

/**
 * The policy of every answer: own scripts and styles, inline ones only under the answer's nonce, nothing from elsewhere, and
 * nothing at all of a kind that is not named.
 * No `upgrade-insecure-requests`: on loopback the site is served without TLS.
 */
const policy = (accountOrigin: Source) => ({
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'", nonceSource],
  styleSrc: ["'self'", nonceSource],
  imgSrc: ["'self'", "data:"],
  fontSrc: ["'self'"],
  mediaSrc: ["'self'"],
  connectSrc: ["'self'"],
  manifestSrc: ["'self'"],
  workerSrc: ["'self'"],
  frameSrc: ["'self'", ...FILM_HOSTS],
  objectSrc: ["'none'"],
  baseUri: ["'self'"],
  formAction: ["'self'", accountOrigin],
  frameAncestors: ["'self'"],
});

/**
 * Whether another site may hold a handle of this page's window. `none` says that the visitor alone asked for the page: by the
 * address line, a bookmark, a link in another program. Nobody opened it who could be kept away (decision 39).
 */
const mayBeOpened = ({ headers }: FastifyRequest): boolean => headers["sec-fetch-site"] !== "none";

/** Gives every request a nonce (`request.nonce`) and every answer its security headers. */
export const registerSecurityHeaders = async (
  app: FastifyInstance,
  accountSite: Pick<AccountSite, "addressFor">,
): Promise<void> => {
  app.decorateRequest("nonce", "");
  app.addHook("onRequest", (request, reply, done) => {
    request.nonce = randomBytes(16).toString("base64");
    nonces.set(reply.raw, request.nonce);
    const account = accountSite.addressFor(request);
    // Forms may end there: who logs out here is logged out there.
    if (account !== undefined) accountOrigins.set(request.raw, new URL(account).origin);
    reply.raw.setHeader("permissions-policy", PERMISSIONS);
    if (mayBeOpened(request)) reply.raw.setHeader("cross-origin-opener-policy", "same-origin");
    // Said only over TLS: a browser would otherwise never come back to a development server.
    if (request.protocol === "https") reply.raw.setHeader("strict-transport-security", HSTS);
    done();
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: policy((request) => accountOrigins.get(request) ?? "'self'"),
    },
    strictTransportSecurity: false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: false,
  });
};
