import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

import { isLanguage, type Language } from "@serambi/kernel/contracts";

import { errorDocument } from "../errors/errorDocument";
import type { Failure } from "../errors/failure";
import { pickLanguage } from "../errors/pickLanguage";
import { requestId } from "../logging/logOptions";

/** The account site's cookie with the site that a visitor came from and its language, as it was encoded. */
const SITE_COOKIE = /(?:^|; *)(?:__Host-)?site=[^;]*(?:%20| )([a-z]{2})(?=;|$)/;

const queryOf = (url = ""): URLSearchParams => new URLSearchParams(/\?(.*)/s.exec(url)?.[1]);

/** The language of the site that a visitor comes from, as the way in or the page before says it; else the one that the browser prefers. */
const languageOf = ({ url, headers }: IncomingMessage): Language => {
  const said = [queryOf(url).get("ui_locales"), SITE_COOKIE.exec(headers.cookie ?? "")?.[1]];
  return said.find((one) => isLanguage(one)) ?? pickLanguage(headers["accept-language"]);
};

const policyOf = (nonce: string): string =>
  `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Answers in the place of the account site, which cannot be asked now, with a page like those of the shell's other failures. */
export const sendAccountFailure = (request: IncomingMessage, response: ServerResponse, failure: Failure): void => {
  const nonce = randomBytes(16).toString("base64");
  const { status, retryAfterSeconds } = failure;
  const page = errorDocument(failure, { language: languageOf(request), nonce, requestId: requestId(request) });
  response
    .writeHead(status, {
      "content-type": "text/html; charset=utf-8",
      "content-length": Buffer.byteLength(page),
      "content-security-policy": policyOf(nonce),
      "cache-control": "no-store",
      vary: "accept-language, cookie",
      "x-content-type-options": "nosniff",
      "x-robots-tag": "noindex",
      ...(retryAfterSeconds !== undefined && { "retry-after": String(retryAfterSeconds) }),
    })
    .end(page);
};
