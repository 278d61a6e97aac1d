import { PassThrough } from "node:stream";
import { brotliCompressSync, constants, createBrotliCompress, createGzip, gzipSync } from "node:zlib";

import type { FastifyReply, FastifyRequest } from "fastify";

import { DOCUMENT_END } from "./documentTail";
import type { AppStream } from "./streamApp";

/** Quality 3: 0.5 ms for a catalogue page of 78 KB and 17.9 KB left; quality 5 takes 1.1 ms for 16.0 KB. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

type Encoding = "br" | "gzip" | "identity";

const encodingFor = (request: FastifyRequest): Encoding => {
  const accepted = request.headers["accept-encoding"];
  const text = Array.isArray(accepted) ? accepted.join(",") : (accepted ?? "");
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(text)) return "br";
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(text) ? "gzip" : "identity";
};

/**
 * Synchronous on purpose: under load a page costs 3.3 ms of CPU this way and 4.6 ms through the thread pool, and twice as
 * many are answered (`npm run bench` measures it).
 */
const compress = (page: Buffer, encoding: Encoding): Buffer => {
  if (encoding === "br") return brotliCompressSync(page, BROTLI);
  return encoding === "gzip" ? gzipSync(page) : page;
};

const compressor = (encoding: Encoding) => {
  if (encoding === "br") return createBrotliCompress({ ...BROTLI, flush: constants.BROTLI_OPERATION_FLUSH });
  return encoding === "gzip" ? createGzip({ flush: constants.Z_SYNC_FLUSH }) : new PassThrough();
};

/** Sends a page: whole where it is whole, as a stream where slots are still to come. */
export const respond = (
  request: FastifyRequest,
  reply: FastifyReply,
  stream: AppStream,
  head: string,
  tail: string,
): FastifyReply => {
  const encoding = encodingFor(request);
  const vary = reply.getHeader("vary");
  reply
    .type("text/html; charset=utf-8")
    .header("vary", vary === undefined ? "accept-encoding" : `accept-encoding, ${String(vary)}`);
  if (encoding !== "identity") reply.header("content-encoding", encoding);

  if (stream.isComplete) {
    const pieces: Buffer[] = [Buffer.from(head)];
    stream.pipe(
      (piece) => pieces.push(Buffer.from(piece)),
      tail,
      () => undefined,
    );
    pieces.push(Buffer.from(DOCUMENT_END));
    const page = compress(Buffer.concat(pieces), encoding);
    return request.method === "HEAD" ? reply.header("content-length", page.length).send() : reply.send(page);
  }
  const out = compressor(encoding);
  out.write(head);
  stream.pipe(
    (piece) => out.write(piece),
    tail,
    () => out.end(DOCUMENT_END),
  );
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) stream.abort(new Error("The visitor has gone"));
  });
  return reply.send(out);
};
