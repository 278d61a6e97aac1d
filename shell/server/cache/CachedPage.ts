import { createHash } from "node:crypto";
import { brotliDecompressSync, gzipSync } from "node:zlib";

import type { FastifyReply, FastifyRequest } from "fastify";

import { compress, encodingFor, varyByEncoding } from "../render/compress";

/** A whole page as it is sent to everybody: no nonce is in it, its inline script and style are allowed by their hashes. */
export interface CachedPage {
  /** Brotli. */
  readonly body: Buffer;
  readonly etag: string;
  /** Its content security policy. */
  readonly policy: string;
}

/** Elements under this very nonce: whatever else looks like one was not written by this server. */
const inlineUnder = (nonce: string): RegExp =>
  new RegExp(`<(script|style) nonce="${nonce.replace(/[^\w]/g, "\\$&")}">([\\s\\S]*?)</\\1>`, "g");

const hashSource = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/**
 * @param html the whole page, made under `nonce`
 * @param policy its content security policy, which allows that nonce
 */
export const makeCachedPage = (html: string, nonce: string, policy: string): CachedPage => {
  const sources: Record<string, string[]> = { script: [], style: [] };
  for (const [, element = "", text = ""] of html.matchAll(inlineUnder(nonce))) sources[element]?.push(hashSource(text));
  const allow = (directive: string, element: string): ((text: string) => string) => {
    const pattern = new RegExp(`(${directive} [^;]*)'nonce-[^']*'`);
    return (text) => text.replace(pattern, (_, before: string) => before + (sources[element] ?? []).join(" "));
  };
  const body = compress(Buffer.from(html.replaceAll(` nonce="${nonce}"`, "")), "br");
  return {
    body,
    etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
    policy: allow("style-src", "style")(allow("script-src", "script")(policy)),
  };
};

const isKnown = (request: FastifyRequest, etag: string): boolean =>
  (request.headers["if-none-match"] ?? "").split(",").some((known) => known.trim().replace(/^W\//, "") === etag);

/** Sends a cached page, or 304 where the browser has it. */
export const sendCachedPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  { body, etag, policy }: CachedPage,
): FastifyReply => {
  const encoding = encodingFor(request);
  // One page, three encodings: each is another body, and another tag.
  varyByEncoding(reply);
  const ownTag = encoding === "br" ? etag : `${etag.slice(0, -1)}-${encoding}"`;
  void reply
    .header("content-security-policy", policy)
    .header("cache-control", "private, no-cache")
    .header("etag", ownTag);
  if (isKnown(request, ownTag)) return reply.code(304).send();
  void reply.code(200).type("text/html; charset=utf-8");
  if (encoding !== "identity") void reply.header("content-encoding", encoding);
  const plain = (): Buffer => brotliDecompressSync(body);
  const sent = encoding === "br" ? body : encoding === "gzip" ? gzipSync(plain()) : plain();
  return request.method === "HEAD" ? reply.header("content-length", sent.length).send() : reply.send(sent);
};
