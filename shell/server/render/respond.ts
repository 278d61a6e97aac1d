import { PassThrough } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";

import type { FastifyReply, FastifyRequest } from "fastify";

import { BROTLI, compress, encodingFor, varyByEncoding, type Encoding } from "./compress";
import { isWhole, type RenderedPage } from "./Renderer";

/** What compresses an answer piece by piece, each as soon as it is written. */
export const compressor = (encoding: Encoding) => {
  if (encoding === "br") return createBrotliCompress({ ...BROTLI, flush: constants.BROTLI_OPERATION_FLUSH });
  return encoding === "gzip" ? createGzip({ flush: constants.Z_SYNC_FLUSH }) : new PassThrough();
};

/** Sends a page: whole where it is whole, as a stream where slots are still to come. */
export const respond = (
  request: FastifyRequest,
  reply: FastifyReply,
  { body, encoding: madeIn }: Pick<RenderedPage, "body" | "encoding">,
): FastifyReply => {
  const encoding = madeIn ?? encodingFor(request);
  varyByEncoding(reply);
  reply.type("text/html; charset=utf-8");
  if (encoding !== "identity") reply.header("content-encoding", encoding);

  if (isWhole(body)) {
    const whole = Buffer.concat(body);
    const page = madeIn ? whole : compress(whole, encoding);
    return request.method === "HEAD" ? reply.header("content-length", page.length).send() : reply.send(page);
  }
  const out = compressor(encoding);
  body.pipe(
    (piece) => out.write(piece),
    () => out.end(),
  );
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) body.abort(new Error("The visitor has gone"));
  });
  return reply.send(out);
};
