import { createHash } from "node:crypto";
import { brotliDecompressSync, gzipSync } from "node:zlib";

import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";

import { compressKept, encodingFor, varyByEncoding, type Encoding } from "../render/compress";
import { isKnown } from "./isKnown";

/** HTML, or the lines of an answer to a click. */
export const PAGE_TYPES = { html: "text/html; charset=utf-8", lines: "application/x-ndjson; charset=utf-8" } as const;
export type PageType = keyof typeof PAGE_TYPES;

/**
 * A whole page as it is sent to everybody. Its script is allowed by its hash. Its style has a nonce of the page's own, out of its
 * content: styles that a library inserts need one, and a style is no program.
 */
export interface CachedPage {
  /** Brotli. */
  readonly body: Buffer;
  readonly etag: string;
  readonly type: PageType;
  /** Its content security policy. */
  readonly policy: string;
  /** The remotes on it. */
  readonly remotes: readonly string[];
}

const hashSource = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The tag of a page by its compressed body. */
export const etagOf = (body: Buffer): string =>
  `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;

/**
 * Pages of the same content are the same page with the same tag, whoever made them and when. With the nonce of one answer
 * in it, each would be another.
 */
const nonceOf = (html: string, madeUnder: string): string =>
  createHash("sha256").update(html.replaceAll(madeUnder, "")).digest("base64url").slice(0, 22);

/**
 * @param made the whole page, made under the nonce `madeUnder`
 * @param madePolicy its content security policy, which allows that nonce
 * @param remotes those on it
 */
export const makeCachedPage = (
  made: string,
  madeUnder: string,
  madePolicy: string,
  remotes: readonly string[] = [],
): CachedPage => {
  const nonce = nonceOf(made, madeUnder);
  const html = made.replaceAll(madeUnder, nonce);
  const policy = madePolicy.replaceAll(madeUnder, nonce);
  // Scripts under this very nonce: whatever else looks like one was not written by this server.
  const attribute = ` nonce="${nonce}"`;
  const scripts = [...html.matchAll(new RegExp(`<script${attribute}>([\\s\\S]*?)</script>`, "g"))];
  const hashes = scripts.map(([, text = ""]) => hashSource(text)).join(" ");
  const page = html.replace(new RegExp(`(<script[^>]*)${attribute}`, "g"), "$1");
  const body = compressKept(Buffer.from(page));
  return {
    body,
    etag: etagOf(body),
    type: "html",
    policy: policy.replace(/(script-src [^;]*)'nonce-[^']*'/, (_, before: string) => before + hashes),
    remotes,
  };
};

/** An answer to a click, as it is sent to everybody: data, whose policy allows no script or style by the nonce of one answer. */
export const makeCachedLines = (lines: Buffer, policy: string, remotes: readonly string[]): CachedPage => {
  const body = compressKept(lines);
  return { body, etag: etagOf(body), type: "lines", policy: policy.replaceAll(/ ?'nonce-[^']*'/g, ""), remotes };
};

/** Few browsers ask for it, and robots do: compressing a page costs ten times as much as sending it. */
const MAX_GZIP_BYTES = 8 * 1024 * 1024;
const gzipped = new LRUCache<string, Buffer>({ maxSize: MAX_GZIP_BYTES, sizeCalculation: ({ length }) => length });

const toGzip = ({ body, etag }: CachedPage): Buffer => {
  const known = gzipped.get(etag);
  if (known) return known;
  const made = gzipSync(brotliDecompressSync(body));
  gzipped.set(etag, made);
  return made;
};

const bytesOf = (page: CachedPage, encoding: Encoding): Buffer => {
  if (encoding === "br") return page.body;
  return encoding === "gzip" ? toGzip(page) : brotliDecompressSync(page.body);
};

/**
 * Prepares an answer with a cached page, or 304 where the browser has it.
 * @returns its body
 */
export const writeCachedPage = (request: FastifyRequest, reply: FastifyReply, page: CachedPage): Buffer | null => {
  const { etag, policy, type } = page;
  const encoding = encodingFor(request);
  // One page, three encodings: each is another body, and another tag.
  varyByEncoding(reply);
  const ownTag = encoding === "br" ? etag : `${etag.slice(0, -1)}-${encoding}"`;
  void reply
    .header("content-security-policy", policy)
    .header("cache-control", "private, no-cache")
    .header("etag", ownTag);
  if (isKnown(request, ownTag)) {
    void reply.code(304);
    return null;
  }
  void reply.code(200).type(PAGE_TYPES[type]);
  if (encoding !== "identity") void reply.header("content-encoding", encoding);
  const sent = bytesOf(page, encoding);
  if (request.method !== "HEAD") return sent;
  void reply.header("content-length", sent.length);
  return null;
};

export const sendCachedPage = (request: FastifyRequest, reply: FastifyReply, page: CachedPage): FastifyReply =>
  reply.send(writeCachedPage(request, reply, page) ?? undefined);
