import type { IncomingHttpHeaders } from "node:http";

/** What a page may say to a host. Cookies, the visitor's address and language and the app token are the server's own affair. */
const TO_HOST = ["accept", "content-type", "content-length", "idempotency-key", "if-none-match"] as const;

/** What a host may say to a page: nothing that sets cookies, redirects or names the software behind it. */
const TO_PAGE = [
  "content-type",
  "content-length",
  "content-language",
  "cache-control",
  "etag",
  "last-modified",
  "retry-after",
  "vary",
] as const;

const pick = (headers: IncomingHttpHeaders, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name];
      return value === undefined ? [] : [[name, Array.isArray(value) ? value.join(", ") : value]];
    }),
  );

export const headersToHost = (headers: IncomingHttpHeaders): Record<string, string> => pick(headers, TO_HOST);

/** Without a word of the host on it, an answer is kept by nobody: it may be one visitor's own. */
export const headersToPage = (headers: IncomingHttpHeaders): Record<string, string> => ({
  "cache-control": "private, no-store",
  ...pick(headers, TO_PAGE),
});
