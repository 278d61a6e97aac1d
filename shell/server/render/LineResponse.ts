import type { Writable } from "node:stream";

import type { FastifyReply, FastifyRequest } from "fastify";

import { PAGE_TYPES } from "../cache/CachedPage";
import { encodingFor, varyByEncoding } from "./compress";
import { END_LINE, writeLine } from "./LineStream";
import { isWhole, type RenderedPage } from "./Renderer";
import { compressor } from "./respond";

/** Only a whole document can show this address. */
export const RELOAD_LINE = writeLine({ kind: "reload" }) + END_LINE;

/** Tells whoever clicked to load the page whole. */
export const sendReload = (reply: FastifyReply): FastifyReply =>
  reply.header("cache-control", "no-store").type(PAGE_TYPES.lines).send(RELOAD_LINE);

/** An answer to a click on its way: each line goes out as soon as it is written. */
export class LineResponse {
  private readonly out: Writable & NodeJS.ReadableStream;
  private isSent = false;

  constructor(
    private readonly request: FastifyRequest,
    private readonly reply: FastifyReply,
  ) {
    const encoding = encodingFor(request);
    this.out = compressor(encoding);
    varyByEncoding(reply);
    reply.type(PAGE_TYPES.lines);
    if (encoding !== "identity") reply.header("content-encoding", encoding);
  }

  write = (text: Uint8Array | string): void => {
    if (text.length === 0) return;
    this.out.write(text);
    if (!this.isSent) void this.reply.send(this.out);
    this.isSent = true;
  };

  end = (text: Uint8Array | string): void => {
    this.write(text);
    this.out.end();
  };

  /** All that is still to come. */
  pipe = (body: RenderedPage["body"]): void => {
    if (isWhole(body)) return this.end(Buffer.concat(body));
    body.pipe(this.write, () => this.out.end());
    this.request.raw.once("close", () => {
      if (!this.reply.raw.writableFinished) body.abort(new Error("The visitor has gone"));
    });
  };
}
