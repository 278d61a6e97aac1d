import { PassThrough } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";

import type { FastifyReply, FastifyRequest } from "fastify";

import { BROTLI, compress, encodingFor, varyByEncoding, type Encoding } from "./compress";
import { DOCUMENT_END } from "./documentTail";
import type { AppStream } from "./streamApp";

const compressor = (encoding: Encoding) => {
  if (encoding === "br") return createBrotliCompress({ ...BROTLI, flush: constants.BROTLI_OPERATION_FLUSH });
  return encoding === "gzip" ? createGzip({ flush: constants.Z_SYNC_FLUSH }) : new PassThrough();
};

/** The bytes of a page of which nothing is still to come. */
export const wholePage = (stream: AppStream, head: string, tail: string): Buffer => {
  const pieces: Uint8Array[] = [Buffer.from(head)];
  stream.pipe(
    (piece) => pieces.push(typeof piece === "string" ? Buffer.from(piece) : piece),
    tail,
    () => undefined,
  );
  pieces.push(Buffer.from(DOCUMENT_END));
  return Buffer.concat(pieces);
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
  varyByEncoding(reply);
  reply.type("text/html; charset=utf-8");
  if (encoding !== "identity") reply.header("content-encoding", encoding);

  if (stream.isComplete) {
    const page = compress(wholePage(stream, head, tail), encoding);
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
