import type { IncomingHttpHeaders } from "node:http";
import { Readable } from "node:stream";

/** What a page may say to a host. Cookies, the visitor's address and language and the app token are the server's own affair. */
const TO_HOST = [
  "accept",
  "content-type",
  "content-length",
  "idempotency-key",
  "if-none-match",
  // How much is answered, and whether it is counted: the hosted database (specification section 7.6).
  "prefer",
  "range",
  "range-unit",
  // Proves a call from outside: the service compares it with what it has agreed with the sender.
  "x-callback-token",
] as const;

/** What a host may say to a page: nothing that sets cookies, redirects or names the software behind it. */
const TO_PAGE = [
  "content-type",
  "content-length",
  "content-language",
  "content-range",
  "cache-control",
  "etag",
  "last-modified",
  "retry-after",
  "vary",
] as const;

/** Of a file: players ask for the part that they are about to show. */
const FILE_TO_HOST = ["accept", "if-none-match", "if-range", "range"] as const;
const FILE_TO_PAGE = [...TO_PAGE, "accept-ranges", "content-range"] as const;

const pick = (headers: IncomingHttpHeaders, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name];
      return value === undefined ? [] : [[name, Array.isArray(value) ? value.join(", ") : value]];
    }),
  );

/** @param body that goes with them. Its length is the visitor's word only where it is passed on as it comes. */
export const headersToHost = (
  headers: IncomingHttpHeaders,
  body: Readable | Buffer | null = null,
): Record<string, string> => {
  const { "content-length": length, ...passed } = pick(headers, TO_HOST);
  return { ...passed, ...(length !== undefined && body instanceof Readable && { "content-length": length }) };
};

/** What a page may say to the host of a public file. */
export const headersToFile = (headers: IncomingHttpHeaders): Record<string, string> => pick(headers, FILE_TO_HOST);

const SHARED = /^(?:public|private|s-maxage|proxy-revalidate)(?:\s*=|$)/i;

/** For the visitor's own browser only; without a word of the host on it for nobody: it may be one visitor's own. */
const privately = (control: string | undefined): string =>
  control === undefined
    ? "private, no-store"
    : ["private", ...control.split(",").flatMap((text) => (SHARED.test(text.trim()) ? [] : [text.trim()]))].join(", ");

/** Whatever a file's host says of it goes for everybody: nothing of the visitor was in the call. */
export const headersOfFile = (headers: IncomingHttpHeaders): Record<string, string> => ({
  "cache-control": "private, no-store",
  ...pick(headers, FILE_TO_PAGE),
});

/**
 * An answer of a call depends on more than its address, which the host cannot know: cookies say who asks and in which language,
 * and on some hosts the page that asks says which tenant is meant (specification section 2.3).
 */
export const headersToPage = (headers: IncomingHttpHeaders): Record<string, string> => {
  const passed = pick(headers, TO_PAGE);
  return {
    ...passed,
    "cache-control": privately(passed["cache-control"]),
    vary: [passed["vary"], "cookie, referer"].filter(Boolean).join(", "),
  };
};
