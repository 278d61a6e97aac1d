import { createHash } from "node:crypto";
import { brotliDecompressSync, gzipSync } from "node:zlib";

import type { FastifyReply, FastifyRequest } from "fastify";

import { compressKept, encodingFor, varyByEncoding } from "../render/compress";

/**
 * A whole page as it is sent to everybody. Its script is allowed by its hash. Its style keeps the nonce that the page was
 * made under, for as long as the page is kept: styles that a library inserts need one, and a style is no program.
 */
export interface CachedPage {
  /** Brotli. */
  readonly body: Buffer;
  readonly etag: string;
  /** Its content security policy. */
  readonly policy: string;
}

const hashSource = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/**
 * @param html the whole page, made under `nonce`
 * @param policy its content security policy, which allows that nonce
 */
export const makeCachedPage = (html: string, nonce: string, policy: string): CachedPage => {
  // Scripts under this very nonce: whatever else looks like one was not written by this server.
  const attribute = ` nonce="${nonce.replace(/[^\w]/g, "\\$&")}"`;
  const scripts = [...html.matchAll(new RegExp(`<script${attribute}>([\\s\\S]*?)</script>`, "g"))];
  const hashes = scripts.map(([, text = ""]) => hashSource(text)).join(" ");
  const page = html.replace(new RegExp(`(<script[^>]*)${attribute}`, "g"), "$1");
  const body = compressKept(Buffer.from(page));
  return {
    body,
    etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
    policy: policy.replace(/(script-src [^;]*)'nonce-[^']*'/, (_, before: string) => before + hashes),
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
